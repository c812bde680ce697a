/**
 * The panel of the home page: latency by region as bars, with a request and its answer.
 * Drawn on the server from the platform's figures.
 */
import "server-only";

export { Instrument } from "./Instrument";
export { listPickedChains } from "./listPickedChains";
