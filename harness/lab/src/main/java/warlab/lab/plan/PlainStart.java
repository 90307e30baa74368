package warlab.lab.plan;

/** Every game starts from the plain start. */
record PlainStart() implements Openings {

  @Override
  public int indexOf(int pair) {
    return -1;
  }

  @Override
  public String text(int index) {
    return "";
  }

  @Override
  public void require(int pairs) {}

  @Override
  public String inWords(int pairs) {
    return "none, every game begins from the plain start";
  }
}
