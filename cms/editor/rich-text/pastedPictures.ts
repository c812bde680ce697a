import { cropImage } from "#cms/files/crop.contract.ts";
import { isGoodUrl } from "#cms/editor/fields/links.ts";
import { isJsonObject, toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";
import { newUuid } from "#cms/editor/store/newUuid.ts";

import type { Allowed } from "./allowed.ts";
import { newBlockRest } from "./blocks.ts";

/** A pasted picture that is not in the library yet, by the id of its placeholder block. */
export type PastedPicture = { id: string; file: File; alt: string };

/** The placeholder block of a picture that is being uploaded; it is never stored. */
export const pendingType = "pending";
export const newPendingBlock = (id: string, name: string): JsonObject => ({
  type: pendingType,
  id,
  name,
});

/**
 * Converts pictures to stored blocks: those of the library at once, those embedded in the markup after upload. Others (of
 * other sites, or local files) cannot be read and are counted.
 */
export function readPictures(body: HTMLElement, { hasImages }: Allowed, origin: string) {
  const pending: PastedPicture[] = [];
  let leftOut = 0;
  for (const image of body.querySelectorAll("img")) {
    const source = image.getAttribute("src") ?? "";
    const own = readOwnPicture(source, image.alt, origin);
    const file = own ? undefined : readDataUrl(source, image.alt);
    // A single pixel is a tracking pixel, not a picture.
    const isPoint = image.getAttribute("width") === "1" && image.getAttribute("height") === "1";
    if (hasImages && (own || file)) {
      const id = newUuid();
      if (file) pending.push({ id, file, alt: image.alt });
      insertBlock(image, own ?? newPendingBlock(id, file?.name ?? ""));
    } else {
      if (!isPoint) leftOut += 1;
      const paragraph = image.closest("p");
      image.remove();
      if (paragraph?.childElementCount === 0 && paragraph.textContent.trim() === "") paragraph.remove();
    }
  }
  return { pending, leftOut };
}

/** Replaces an element by a block below its paragraph and the blocks already moved out of that. */
function insertBlock(element: Element, block: JsonObject): void {
  const holder = element.ownerDocument.createElement("div");
  holder.dataset.solidBlock = JSON.stringify(block);
  const paragraph = element.closest("p,li,h1,h2,h3,h4,h5,h6");
  if (!paragraph) {
    element.replaceWith(holder);
    return;
  }
  element.remove();
  let last = paragraph;
  while (last.nextElementSibling?.matches("div[data-solid-block]")) last = last.nextElementSibling;
  last.after(holder);
  if (paragraph.textContent.trim() === "" && !paragraph.querySelector("img")) paragraph.remove();
}

function readOwnPicture(source: string, alt: string, origin: string): JsonObject | undefined {
  const path = source.startsWith(`${origin}/`) ? source.slice(origin.length) : source;
  if (!path.startsWith("/api/images/")) return undefined;
  const { pathname, searchParams } = new URL(path, origin);
  const parts = (searchParams.get("rect") ?? "").split(",").map(Number);
  const [x = 0, y = 0, width = 0, height = 0] = parts;
  const crop = parts.length === 4 && width > 0 && height > 0 ? cropImage({ x, y, width, height }) : {};
  const edit = { x: 0, y: 0, zoom: 1, background: "transparent" };
  const url = decodeURIComponent(pathname.slice("/api/images/".length));
  return { type: "image", url, alt: alt || null, copyright: null, edit, ...crop, ...newBlockRest };
}

function readDataUrl(source: string, alt: string): File | undefined {
  const [, kind = "", data] = /^data:image\/(png|jpeg|gif|webp);base64,([\s\S]+)$/.exec(source) ?? [];
  if (!data) return undefined;
  const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, "")), (letter) => letter.charCodeAt(0));
  const name = alt.replaceAll(/[^\p{L}\p{N}]+/gu, "-").slice(0, 60) || "picture";
  return new File([bytes], `${name}.${kind === "jpeg" ? "jpg" : kind}`, { type: `image/${kind}` });
}

/** The block or link in an attribute of pasted markup, if the repository accepts it. */
export function parseOwnAttribute(text: string | undefined): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return isJsonObject(value) ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether a field accepts a copied block: a picture of the library, or an embed. */
export function fitsBlock(block: JsonObject | undefined, { hasImages, hasEmbeds }: Allowed): boolean {
  if (block?.type === "image") return hasImages && /^(?!\w+:|\/\/)./.test(toText(block.url));
  const { embed_url: url } = isJsonObject(block?.oembed) ? block.oembed : {};
  return block?.type === "embed" && hasEmbeds && /^https?:\/\//i.test(toText(url));
}

/** Whether the repository accepts a copied link's target. */
export const fitsLink = (link: JsonObject | undefined): boolean =>
  link?.link_type === "Web"
    ? isGoodUrl(toText(link.url))
    : ["Document", "Media"].includes(toText(link?.link_type)) && toText(link?.id) !== "";
