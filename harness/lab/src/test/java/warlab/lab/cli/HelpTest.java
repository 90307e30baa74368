package warlab.lab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import warlab.lab.StoredText;
import warlab.lab.Version;
import warlab.lab.cli.shared.Errors;

class HelpTest {

  /** So that a change of words, order or an option by accident is seen. */
  @Test
  void everyHelpTextIsTheOneStored() {
    CommandLine program = Main.commandLine().setUsageHelpAutoWidth(false).setUsageHelpWidth(80);
    StoredText.assertCurrent(
        Path.of("src/test/resources/warlab/lab/cli/help.txt"),
        texts(program).collect(Collectors.joining("\n\n")).replace("\r\n", "\n"));
  }

  private static Stream<String> texts(CommandLine command) {
    return Stream.concat(
        Stream.of(command.getUsageMessage(Ansi.OFF)),
        command.getSubcommands().values().stream().flatMap(HelpTest::texts));
  }

  static Stream<String> commands() {
    return Main.commandLine().getSubcommands().keySet().stream();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyCommandExplainsItselfWithAnExample(String command) {
    Terminal help = Terminal.run(command, "--help");
    assertThat(help.exitCode()).isZero();
    assertThat(help.out())
        .startsWith("Usage: warlab " + command)
        .containsPattern("Example: (\\./|source <\\(\\./)?warlab " + command);
  }

  /** Else a start would describe all commands, which takes longer than most need to run. */
  @ParameterizedTest
  @MethodSource("commands")
  void aCommandIsFoundByItsNameAlone(String command) {
    assertThat(Main.needed(command, "--help"))
        .hasSize(command.equals("completion") ? Main.commands().size() : 1);
  }

  @Test
  void theListOfCommandsSaysEachInOneWholeSentence() {
    Main.commandLine()
        .getSubcommands()
        .forEach(
            (name, command) ->
                assertThat(command.getCommandSpec().usageMessage().description()[0])
                    .as(name)
                    .matches("[A-Z][^.]*\\.( [A-Z].*)?"));
  }

  /** Each begins a line of its own, however wide the terminal is. */
  @Test
  void everyPieceOfAHelpTextIsAWholeSentence() {
    assertThat(descriptions(Main.commandLine().getCommandSpec()))
        .allSatisfy(
            pieces -> assertThat(String.join("\n", pieces)).doesNotContainPattern("[^.]\n[a-z(]"));
  }

  private static Stream<String[]> descriptions(CommandSpec command) {
    return Stream.of(
            Stream.<String[]>of(command.usageMessage().description()),
            command.args().stream().map(ArgSpec::description),
            command.subcommands().values().stream()
                .flatMap(each -> descriptions(each.getCommandSpec())))
        .flatMap(each -> each);
  }

  @Test
  void theProgramListsItsCommandsAndExitCodes() {
    Terminal help = Terminal.run("--help");
    assertThat(help.out()).contains("Exit codes: 0 done", "perft", "replay", "list", "completion");
    assertThat(help.out()).contains(Errors.STACK_TRACES + "=1");
    assertThat(Terminal.run()).isEqualTo(help);
  }

  @Test
  void everyCommandTellsTheVersion() {
    assertThat(Terminal.run("--version").lines()).containsExactly("warlab " + Version.CURRENT);
    assertThat(Terminal.run("perft", "-V").lines()).containsExactly("warlab " + Version.CURRENT);
  }

  @Test
  void completionKnowsEveryCommand() {
    Terminal script = Terminal.run("completion");
    assertThat(script.exitCode()).isZero();
    assertThat(script.out()).contains("complete -F _complete_warlab").contains("--divide");
    assertThat(commands()).allSatisfy(command -> assertThat(script.out()).contains(command));
  }

  @Test
  void listShowsOptionsWithTheirRangeAndDefault() {
    assertThat(Terminal.run("list", "games").out())
        .contains(
            "ai-wargame", "attacker, defender", "a whole number from 0 to 1000000; default 100");
  }
}
