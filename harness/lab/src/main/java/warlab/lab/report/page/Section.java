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

  /** Adds a block, unless it is a table without rows. */
  public Section add(Block block) {
    if (!(block instanceof Table table) || !table.rows().isEmpty()) {
      blocks.add(block);
    }
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

  public Section paragraph(Prose prose) {
    return add(new Block.Paragraph(prose));
  }

  /** Adds a paragraph, unless it is empty. */
  public Section paragraph(String text) {
    return text.isEmpty() ? this : paragraph(Prose.of(text));
  }
}
