import type { StudioAsset } from "#cms/files/contract.ts";
import { cropImage, cropToRatio } from "#cms/files/crop.contract.ts";
import type { Rect } from "#cms/files/crop.contract.ts";
import { isJsonObject, toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";

export type Size = { width: number; height: number };

const uncut = { x: 0, y: 0, zoom: 1, background: "transparent" };

/** The stored form of a library picture, uncropped, with alternative text in the document's language. */
export const toImage = (asset: StudioAsset, lang: string): JsonObject => ({
  id: asset.id,
  url: asset.name,
  alt: asset.alt[lang] ?? null,
  copyright: null,
  ...(asset.width && asset.height ? { dimensions: { width: asset.width, height: asset.height } } : {}),
  edit: uncut,
});

/** The picture with a crop; without one if the crop is the whole picture. */
export function withCrop(image: JsonObject, rect: Rect, size: Size): JsonObject {
  const isUncropped = rect.width === size.width && rect.height === size.height;
  return isUncropped ? { ...image, dimensions: { ...size }, edit: uncut } : { ...image, ...cropImage(rect) };
}

/** A library picture for a field; if the field has a ratio, cropped around the focal point, unless that would stop it. */
export function fitImage(asset: StudioAsset, lang: string, { width, height }: Partial<Size>): JsonObject {
  const image = toImage(asset, lang);
  if (!width || !height || !asset.width || !asset.height || asset.animated || !canCrop(asset.name)) return image;
  const size = { width: asset.width, height: asset.height };
  return withCrop(image, cropToRatio(size, width / height, asset.focal ?? undefined), size);
}

/** Whether a file may be of a kind that moves and cannot be cropped; only the asset itself tells. */
export const mayMove = (name: string) => /\.(?:png|avif)$/i.test(name);

/** Whether the storage can crop a file; SVGs and animations are served whole. */
export const canCrop = (name: string) => /\.(?:png|jpe?g|webp|avif)$/i.test(name);

/** The crop of a stored picture and the whole picture's size; `undefined` if no size is stored. */
function readCrop({ edit, dimensions }: JsonObject): Rect | undefined {
  if (!isJsonObject(edit) || !isJsonObject(dimensions)) return undefined;
  const [x, y, zoom] = [Number(edit.x), Number(edit.y), Number(edit.zoom)];
  const [width, height] = [Number(dimensions.width) / zoom, Number(dimensions.height) / zoom];
  const rect = { x: Math.abs(x) / zoom, y: Math.abs(y) / zoom, width, height };
  return Object.values(rect).every(Number.isFinite) && width > 0 && height > 0 ? rect : undefined;
}

/** The size that a field requires; `undefined` if it accepts any. */
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

/** URL of a stored picture's part on the site, to be shown here; `width` of a size the site has. */
export function imageUrl(image: JsonObject, width?: number): string | undefined {
  const name = toText(image.url);
  if (name === "") return undefined;
  const crop = readCrop(image);
  const rect = crop && [crop.x, crop.y, crop.width, crop.height].map(Math.round).join(",");
  const query = [...(rect ? [`rect=${rect}`] : []), ...(width && !isDrawing(name) ? [`w=${width}`] : [])].join("&");
  return `${toImagePath(name)}${query ? `?${query}` : ""}`;
}

// SVGs have one size.
const isDrawing = (name: string) => /\.svg$/i.test(name);

/** Path of a stored picture, whole. */
export const toImagePath = (name: string) => (/^(?:https?:|\/)/.test(name) ? name : `/api/images/${name}`);
