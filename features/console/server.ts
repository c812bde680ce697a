import "server-only";

export { listSamples } from "./call/compose";
export { ConsolePreview } from "./preview/ConsolePreview";
export { findRequest } from "./preview/findRequest";
export { listMethodParts } from "./preview/listMethodParts";
export { MethodRequest } from "./preview/MethodRequest";
export { PreviewParts } from "./preview/PreviewParts";
export { listDescriptions } from "./server/listDescriptions";
export type { Description } from "./server/listDescriptions";
export { findInterface, listInterfaces, listMethods } from "./server/menu";
export { loadMenu, proxyBatch, proxyCall, proxyEvents } from "./server/gateway";
export { getBestSource, getSource, loadGateway, loadSources } from "./server/loadSources";
export type { Sources } from "./server/loadSources";
export { colourSamples } from "./server/colourSamples";
export { submitCallWithoutJs } from "./server/submitCallWithoutJs";
