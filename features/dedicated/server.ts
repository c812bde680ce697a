import "server-only";

export { Configurator } from "./Configurator";
