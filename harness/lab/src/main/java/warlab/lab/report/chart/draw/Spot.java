package warlab.lab.report.chart.draw;

import java.awt.geom.Rectangle2D;

/** Where a value lies in a picture, and what it is in words, for whoever points at it. */
public record Spot(Rectangle2D area, String text) {}
