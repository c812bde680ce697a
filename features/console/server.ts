import "server-only";

export { ConsolePreview } from "./preview/ConsolePreview";
export { listMethodParts } from "./preview/listMethodParts";
export { MethodRequest } from "./preview/MethodRequest";
export { PreviewParts } from "./preview/PreviewParts";
export { loadMenu, proxyBatch, proxyCall, proxyEvents } from "./server/gateway";
export { getBestSource, getSource, loadSources } from "./server/loadSources";
export { colourSamples } from "./server/colourSamples";
export { submitCallWithoutJs } from "./server/submitCallWithoutJs";
