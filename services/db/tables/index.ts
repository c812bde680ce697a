import type { AvailabilityTables } from "./availability.ts";
import type { ContentTables } from "./content.ts";
import type { FaucetTables } from "./faucet.ts";
import type { FormsTables } from "./forms.ts";
import type { PlatformTables } from "./platform.ts";

/** Every table of the embedded back ends; each service has a file in `tables/`. */
export type Tables = FormsTables & PlatformTables & AvailabilityTables & FaucetTables & ContentTables;
