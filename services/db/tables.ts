import type { FormsTables } from "./tables/forms.ts";

/** Every table of the embedded back ends; each service keeps its own in a file of `tables/`. */
export type Tables = FormsTables;
