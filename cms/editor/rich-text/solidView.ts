import type { Node } from "prosemirror-model";

import { imageUrl } from "#cms/editor/fields/images.ts";
import { isJsonObject, toText } from "#cms/editor/store/json.ts";

import { pendingType } from "./pastedPictures.ts";

/** The look of a picture, an embed or an unknown block in the live editor. */
export function drawSolid(node: Node): { dom: HTMLElement } {
  const dom = document.createElement("figure");
  dom.dataset.solidBlock = "";
  dom.contentEditable = "false";
  const block = isJsonObject(node.attrs.block) ? node.attrs.block : {};
  const source = block.type === "image" ? imageUrl(block, 640) : undefined;
  if (source) {
    const picture = document.createElement("img");
    picture.src = source;
    picture.alt = toText(block.alt);
    dom.append(picture);
  }
  const caption = document.createElement("figcaption");
  caption.textContent = describeSolid(block);
  dom.append(caption);
  return { dom };
}

/** A line about a block that is moved and removed as a whole. */
export function describeSolid(block: unknown): string {
  if (!isJsonObject(block)) return "";
  if (block.type === "image") return toText(block.alt) || toText(block.url);
  if (block.type === "embed" && isJsonObject(block.oembed)) return toText(block.oembed.embed_url);
  return block.type === pendingType ? `${toText(block.name)} …` : toText(block.type);
}
