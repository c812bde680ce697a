import "server-only";

import { setTimeout as sleep } from "node:timers/promises";

import type { BuildQueryURLArgs } from "@prismicio/client";

import type { AllDocumentTypes } from "@/customtypes/prismicio-types";
import { createClient, ExpiredRefError } from "@/features/content/createClient";
import { env } from "@/features/shared/env";

import { indexFields } from "./toRecords";

const maxAttempts = 3;
const retryDelayMs = 300;

/** Progress of reading a listing, held by the caller, so that a failure repeats only one page. */
export type Progress = { ref: string; documents: AllDocumentTypes[]; next: number };

/** Initial progress. */
export const startProgress = (ref: string): Progress => ({ ref, documents: [], next: 1 });

/** Thrown when a listing has far fewer documents than its stated total. */
export class IncompleteListing extends Error {}

type Query = Pick<BuildQueryURLArgs, "filters" | "orderings">;

/**
 * Reads all documents of a query in all languages at one ref, with the fields of the index. Called again with the same
 * progress after an error, it resumes; not after an ExpiredRefError.
 */
export async function readPages(
  progress: Progress,
  query: Query,
): Promise<{ documents: AllDocumentTypes[]; total: number }> {
  const client = createClient({ ref: progress.ref, pinned: true });
  for (;;) {
    const page = await retry(() =>
      client.get({ ...query, lang: "*", fetch: indexFields, pageSize: 100, page: progress.next }),
    );
    progress.documents.push(...page.results);
    progress.next += 1;
    if (page.next_page) {
      await sleep(env.PRISMIC_PAGE_PAUSE_MS);
      continue;
    }
    const { documents } = progress;
    const total = page.total_results_size;
    if (documents.length >= total / 2) return { documents, total };
    throw new IncompleteListing(`The repository listed ${documents.length} of ${total} documents`);
  }
}

async function retry<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof ExpiredRefError || attempt === maxAttempts) throw error;
      await sleep(retryDelayMs * attempt);
    }
  }
}
