import type { Migration } from "kysely/migration";

import * as forms from "./0001-forms.ts";

/** Every change of the tables, by number; each service adds its own files. */
export const migrations: Record<string, Migration> = {
  "0001-forms": forms,
};
