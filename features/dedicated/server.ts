/**
 * The configurator of dedicated nodes: what is chosen becomes a request to sales.
 * Drawn on the server; works as a form without script.
 */
import "server-only";

export { ServerPanel } from "./ServerPanel";
export { Configurator } from "./Configurator";
