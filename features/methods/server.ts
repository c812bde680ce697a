import "server-only";

export { MethodReference } from "./MethodReference";
