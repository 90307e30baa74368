package warlab.lab.plan;

import warlab.lab.record.Opening;

/** Every game starts from the plain start. */
record PlainStart() implements Openings {

  @Override
  public Opening of(int pair) {
    return Opening.PLAIN;
  }

  @Override
  public boolean repeatsFrom(int pair) {
    return pair > 0;
  }

  @Override
  public String inWords(int pairs) {
    return "none, every game begins from the plain start";
  }
}
