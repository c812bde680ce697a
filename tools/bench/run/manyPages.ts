import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { listPages } from "../../../deploy/publishPages.ts";

/** A page of the bench: a heading, and some paragraphs of text. */
export function pageDocument(uid: string): { id: string; data: object } & Record<string, unknown> {
  const stamp = "2026-01-01T00:00:00+0000";
  const text = (words: string) => ({ type: "paragraph", text: words, spans: [] });
  const paragraphs = Array.from({ length: 8 }, (_, index) => text(`Paragraph ${index} of ${uid}. `.repeat(8)));
  return {
    id: `page-${uid}`,
    type: "page",
    uid,
    lang: "en-us",
    group: `page-${uid}`,
    tags: [],
    first_publication_date: stamp,
    last_publication_date: stamp,
    data: {
      title: `Page ${uid}`,
      slices: [
        { slice_type: "hero", variation: "compact", primary: { title: [{ type: "heading1", text: uid, spans: [] }] } },
        { slice_type: "rich_text", variation: "default", primary: { content: paragraphs } },
      ],
    },
  };
}

/** Writes pages beside the seeded ones. */
export function writePages(contentDir: string, uids: string[]): void {
  const folder = join(contentDir, "documents", "en-us", "bench");
  mkdirSync(folder, { recursive: true });
  for (const uid of uids) writeFileSync(join(folder, `${uid}.json`), JSON.stringify(pageDocument(uid)));
}

/** Milliseconds until a condition holds. */
export async function timeUntil(
  ask: () => Promise<boolean>,
  { limit, step }: { limit: number; step: number },
): Promise<number> {
  const start = performance.now();
  while (!(await ask())) {
    if (performance.now() - start > limit) throw new Error(`Nothing changed within ${limit} ms`);
    await sleep(step);
  }
  return performance.now() - start;
}

/**
 * Milliseconds until the site shows the last of some pages, which it looks up individually, and until its sitemap lists
 * all; of many, the repository reads them first.
 */
export async function timeUntilKnown(site: string, uids: string[]): Promise<{ shown: number; listed: number }> {
  const isShown = async () => (await fetch(`${site}/${uids.at(-1)}/`)).status === 200;
  const areListed = async () => {
    const paths = new Set(await listPages(site));
    return uids.every((uid) => paths.has(`/${uid}/`));
  };
  const shown = await timeUntil(isShown, { limit: 600_000, step: 200 });
  return { shown, listed: shown + (await timeUntil(areListed, { limit: 300_000, step: 1_000 })) };
}
