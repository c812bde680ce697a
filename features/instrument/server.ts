import "server-only";

export { Instrument } from "./Instrument";
