import type { StudioAsset } from "@/features/shared/contracts/studio/assets";
import { isJsonObject, toText } from "@/features/studio/editor/store/json";
import type { Json, JsonObject } from "@/features/studio/editor/store/json";

/** A rectangle of a picture in its own pixels. */
export type Rect = { x: number; y: number; width: number; height: number };
export type Size = { width: number; height: number };

const uncut = { x: 0, y: 0, zoom: 1, background: "transparent" };

/** A picture of the library as a field stores it: whole, with the text of the document's language. */
export const toImage = (asset: StudioAsset, lang: string): JsonObject => ({
  id: asset.id,
  url: asset.name,
  alt: asset.alt[lang] ?? null,
  copyright: null,
  ...(asset.width && asset.height ? { dimensions: { width: asset.width, height: asset.height } } : {}),
  edit: uncut,
});

/** A part of a picture as Prismic stores it: `edit` in the pixels of the result, and `rect` in those of the file. */
export function withCrop(image: JsonObject, rect: Rect, output: Size): JsonObject {
  const zoom = output.width / rect.width;
  const [x, y, width, height] = [rect.x, rect.y, rect.width, rect.height].map(Math.round);
  const name = toText(image.url).replace(/\?.*$/, "");
  return {
    ...image,
    url: `${name}?rect=${x},${y},${width},${height}&w=${output.width}&h=${output.height}`,
    dimensions: { ...output },
    edit: { x: Math.round(rect.x * zoom), y: Math.round(rect.y * zoom), zoom, background: "transparent" },
  };
}

/** The part of a picture that is shown; nothing for a whole one. */
export function readCrop(image: JsonObject): Rect | undefined {
  const [x, y, width, height] = (/[?&]rect=([\d.,]+)/.exec(toText(image.url))?.[1] ?? "").split(",").map(Number);
  return x !== undefined && y !== undefined && width && height ? { x, y, width, height } : undefined;
}

/** The whole picture again. */
export const withoutCrop = (image: JsonObject, size: Size): JsonObject => ({
  ...image,
  url: toText(image.url).replace(/\?.*$/, ""),
  dimensions: { ...size },
  edit: uncut,
});

/** Size that a field asks for; nothing where it takes any. */
export function readConstraint(config: JsonObject): Partial<Size> {
  const { constraint } = config;
  if (!isJsonObject(constraint)) return {};
  return Object.fromEntries(
    (["width", "height"] as const).flatMap((name) => {
      const value = Number(constraint[name]);
      return Number.isFinite(value) && value > 0 ? [[name, value]] : [];
    }),
  );
}

/** URL of a stored picture on the site, to be shown here; `name` may have a query of its own. */
export function imageUrl(image: Json | undefined, width: number): string | undefined {
  const url = isJsonObject(image) ? toText(image.url) : "";
  if (url === "") return undefined;
  const [name = "", query = ""] = url.split("?");
  const parameters = new URLSearchParams(query);
  parameters.delete("h");
  parameters.set("w", String(width));
  const path = /^(?:https?:|\/)/.test(name) ? name : `/api/images/${name}`;
  return `${path}?${parameters.toString()}`;
}
