/**
 * Figures of a table that an editor wrote, as bars, lines and small plots.
 * Rendered on the server.
 */
import "server-only";

export { PlotFigure } from "./PlotFigure";
export { readPlot } from "./readPlot";
export { SmallPlot } from "./SmallPlot";
