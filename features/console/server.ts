import "server-only";

export { ConsolePreview } from "./preview/ConsolePreview";
export { loadMenu, passCall, passEvents } from "./server/gateway";
export { sendPlainCall } from "./server/plainCall";
