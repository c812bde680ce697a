import type { AvailabilityTables } from "./tables/availability.ts";
import type { FaucetTables } from "./tables/faucet.ts";
import type { FormsTables } from "./tables/forms.ts";
import type { PlatformTables } from "./tables/platform.ts";

/** Every table of the embedded back ends; each service keeps its own in a file of `tables/`. */
export type Tables = FormsTables & PlatformTables & AvailabilityTables & FaucetTables;
