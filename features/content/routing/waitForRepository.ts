import "server-only";

import { setTimeout as sleep } from "node:timers/promises";

import { ForbiddenError, RepositoryNotFoundError } from "@prismicio/client";

import { env } from "@/features/shared/env";

// Below Next's timeout of 60 s for rendering a page in a build.
const usual = { maxMs: 40_000, intervalMs: 1_000 };

let failed: Error | undefined;

/**
 * Reads from the repository as soon as it answers: a build may begin while the back ends start. Throws after 40 s, once
 * for the whole process, with a sentence that says what a build needs.
 */
export async function waitForRepository<T>(read: () => Promise<T>, { maxMs, intervalMs } = usual): Promise<T> {
  if (failed) throw failed;
  const deadline = performance.now() + maxMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      // Errors that waiting does not resolve.
      if (error instanceof ForbiddenError || error instanceof RepositoryNotFoundError) throw error;
      if (performance.now() + intervalMs >= deadline) throw (failed = toSentence(error, maxMs));
      if (attempt === 1) console.warn(`content: the build waits for the repository at ${env.PRISMIC_API_URL}`);
      await sleep(intervalMs);
    }
  }
}

const toSentence = (cause: unknown, maxMs: number) =>
  new Error(
    `A build reads the content repository, and ${env.PRISMIC_API_URL} did not answer for ${maxMs / 1_000} s. ` +
      "Run the embedded one beside the build (npm run services), or name a repository with PRISMIC_REPOSITORY.",
    { cause },
  );
