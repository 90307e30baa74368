package warlab.lab.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A chapter of the page, built from top to bottom; one without blocks is left out.
 *
 * @param id by which it is linked
 */
public record Section(String id, String title, List<Block> blocks) {

  public Section(String id, String title) {
    this(id, title, new ArrayList<>());
  }

  public Section add(Block block) {
    blocks.add(block);
    return this;
  }

  public Section add(Optional<? extends Block> block) {
    block.ifPresent(blocks::add);
    return this;
  }

  public Section addAll(List<? extends Block> more) {
    blocks.addAll(more);
    return this;
  }

  public Section say(Prose prose) {
    return add(new Block.Paragraph(prose));
  }

  public Section say(String text) {
    return say(Prose.of(text));
  }
}
