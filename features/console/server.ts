import "server-only";

export { ConsolePreview } from "./preview/ConsolePreview";
export { MethodRequest } from "./preview/MethodRequest";
export { PreviewParts } from "./preview/PreviewParts";
export { loadMenu, proxyCall, proxyEvents } from "./server/gateway";
export { loadSource } from "./server/loadSource";
export { colourSamples } from "./server/colourSamples";
export { submitCallWithoutJs } from "./server/submitCallWithoutJs";
