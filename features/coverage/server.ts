import "server-only";

export { Coverage } from "./Coverage";
export { HeatField } from "./HeatField";
