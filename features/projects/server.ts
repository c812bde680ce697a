/**
 * The marketplace: projects from the documents, with the last check of their links.
 * The availability service checks links; its result is read here.
 */
import "server-only";

import { env, getReadTimeoutMs } from "@/features/shared/env";
import { fetchJson } from "@/features/shared/http";
import { keepLastGood } from "@/features/shared/platform/keepLastGood";

import { linkChecksSchema } from "./model";

export { LinkCheck } from "./LinkCheck";

export { ChainsPanel } from "./ChainsPanel";
export { ProjectDirectory } from "./ProjectDirectory";
export { ProjectGroups } from "./ProjectGroups";
export { readProjectFilters } from "./filters";
export { categoryTitle, listGroup } from "./messages";

/** The last check of every link of a project, by URL; without a value while the back end is down. */
export const loadLinkChecks = keepLastGood("link checks", () =>
  fetchJson(`${env.AVAILABILITY_API_URL}/links`, linkChecksSchema, { timeoutMs: getReadTimeoutMs(3_000) }),
);
