/**
 * The configurator of dedicated nodes, which leads to a request to sales.
 * Drawn on the server; works as a form without script.
 */
import "server-only";

export { ServerPanel } from "./ServerPanel";
export { describeServers, nameServers } from "./nameServers";
export { listFeatures } from "./choices";
export { Configurator } from "./Configurator";
export type { Hardware } from "./listHardware";
