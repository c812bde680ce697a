import "server-only";

export { PlotFigure } from "./PlotFigure";
export { readPlot } from "./readPlot";
export { SmallPlot } from "./SmallPlot";
