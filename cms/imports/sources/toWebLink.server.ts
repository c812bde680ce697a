import { findUrlProblem, normalizeUrl, repairUrl } from "#contracts/linkUrl.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";

/** A link to an address as it is written; `undefined` for one that leads nowhere, or that could run a script. */
export function toWebLink(href: string): JsonObject | undefined {
  const url = findUrlProblem(href) === undefined ? normalizeUrl(href) : repairUrl(href);
  return url === undefined ? undefined : { link_type: "Web", url };
}
