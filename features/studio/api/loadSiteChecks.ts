import { siteChecksSchema } from "@/features/shared/contracts/studio/siteChecks";
import type { SiteChecksAnswer } from "@/features/shared/contracts/studio/siteChecks";

import { send } from "./send";

/** Every problem of what is on the site. */
export const loadSiteChecks = (signal?: AbortSignal): Promise<SiteChecksAnswer> =>
  send("checks/site", siteChecksSchema, { signal });
