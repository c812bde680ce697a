import "server-only";

export { Decoder } from "./Decoder";
