import "server-only";

import { NotFoundError, PrismicError } from "@prismicio/client";
import type { Client } from "@prismicio/client";

import { env } from "@/features/shared/env";

import { warnThrottled } from "./warnThrottled";

type Reader = Pick<Client, "getMasterRef" | "getReleaseByID" | "getReleaseByLabel">;

/**
 * The ref the site reads, as PRISMIC_REF says: the master, a release by id or label, or one ref for good. Falls back
 * to the master ref for a missing release, because publishing a release deletes it.
 */
export async function findSiteRef(client: Reader, mode = env.PRISMIC_REF): Promise<string> {
  const [, kind, name = ""] = /^(release|label|ref):(.+)$/.exec(mode) ?? [];
  if (kind === "ref") return name;
  try {
    if (kind === "release") return (await client.getReleaseByID(name)).ref;
    if (kind === "label") return (await client.getReleaseByLabel(name)).ref;
  } catch (error) {
    if (!isGone(error)) throw error;
    warnThrottled(`content: there is no release ${JSON.stringify(name)}, the published content is shown`);
  }
  return (await client.getMasterRef()).ref;
}

// The client's own error for an unlisted release; all its other errors are subclasses.
const isGone = (error: unknown) =>
  error instanceof NotFoundError || (error instanceof PrismicError && /could not be found/i.test(error.message));
