import { ImageResponse } from "next/og";

import { Card } from "./Card";
import type { CardWords } from "./Card";
import { loadFaces } from "./loadFaces";

// The last images are cached (about 40 KB each), so repeated requests for one link draw it once.
const maxEntries = 300;
const cache = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();

/** A page's picture as PNG. */
export async function drawCard(words: CardWords): Promise<Buffer> {
  const key = JSON.stringify(words);
  const known = cache.get(key);
  if (known) return known;
  // One at a time: drawing blocks a CPU core.
  const drawing = last.then(() => draw(words));
  last = drawing.catch(() => undefined);
  cache.set(key, drawing);
  drawing.catch(() => cache.delete(key));
  if (cache.size > maxEntries) cache.delete(cache.keys().next().value ?? "");
  return drawing;
}

async function draw(words: CardWords): Promise<Buffer> {
  const { fonts, covered } = await loadFaces();
  const drawable = (text: string) => onlyCovered(text, covered);
  const card = (
    <Card
      siteName={drawable(words.siteName)}
      kicker={drawable(words.kicker)}
      title={drawable(words.title)}
      description={drawable(words.description)}
      url={drawable(words.url)}
      flags={words.flags}
    />
  );
  return Buffer.from(await new ImageResponse(card, { width: 1200, height: 630, fonts }).arrayBuffer());
}

/** Removes characters that no bundled font has: the renderer would fetch a font from the internet for them. */
export const onlyCovered = (text: string, covered: Set<number>) =>
  [...text].filter((character) => covered.has(character.codePointAt(0) ?? 0)).join("");
