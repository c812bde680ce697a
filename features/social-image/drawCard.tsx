import { ImageResponse } from "next/og";

import { Card } from "./Card";
import type { CardWords } from "./Card";
import { loadFaces } from "./loadFaces";

// About 40 KB each: what was drawn last is kept, so that the same picture is not drawn for every reader of a link.
const maxEntries = 300;
const cache = new Map<string, Promise<Buffer>>();
let last: Promise<unknown> = Promise.resolve();

/** A page's picture as PNG. */
export async function drawCard(words: CardWords): Promise<Buffer> {
  const key = JSON.stringify(words);
  const known = cache.get(key);
  if (known) return known;
  // One at a time: drawing takes a processor for itself.
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

/** A text without what no face can draw: the picture maker would ask a font service on the internet for it. */
export const onlyCovered = (text: string, covered: Set<number>) =>
  [...text].filter((character) => covered.has(character.codePointAt(0) ?? 0)).join("");
