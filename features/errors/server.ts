/**
 * Explains a JSON-RPC or HTTP error that a visitor pastes: what it means and what helps.
 * The form is answered on the server; its query is in the URL.
 */
import "server-only";

export { decodeError } from "./decodeError";
export { Decoder } from "./Decoder";
