import { isObject } from "./document.ts";
import type { Json, JsonObject } from "./document.ts";
import type { FieldConfig } from "./models.ts";
import { report } from "./context.ts";
import type { FieldContext } from "./context.ts";
import { readLink } from "./links.ts";

const uncut = { x: 0, y: 0, zoom: 1, background: "transparent" };

/** An empty image field. */
export const emptyImage = ({ thumbnails = [] }: FieldConfig): JsonObject =>
  Object.fromEntries(thumbnails.map(({ name }) => [name, {}]));

/** Normalizes an image field, with a view for every thumbnail of the model. */
export function normalizeImage(value: Json, config: FieldConfig, context: FieldContext): Json {
  if (isObject(value) && value.url === undefined) return emptyImage(config);
  const main = readImage(value, context);
  if (!main) return emptyImage(config);
  const views = (config.thumbnails ?? []).map(({ name }) => {
    const view = isObject(value) ? value[name] : undefined;
    return [name, (isObject(view) && view.url !== undefined && readImage(view, context)) || main];
  });
  return { ...main, ...Object.fromEntries(views) };
}

/** One view of an image; `edit` distinguishes it from other objects with a URL. */
export function readImage(value: Json | undefined, context: FieldContext): JsonObject | undefined {
  if (!isObject(value) || typeof value.url !== "string") {
    return report(context, "a picture has a url and an alt", undefined);
  }
  return {
    ...(isObject(value.dimensions) ? { dimensions: value.dimensions } : {}),
    // Empty for a picture that only decorates; null while nobody described it.
    alt: typeof value.alt === "string" ? value.alt : null,
    copyright: textOrNull(value.copyright),
    url: value.url,
    id: typeof value.id === "string" ? value.id : value.url,
    edit: isObject(value.edit) ? value.edit : uncut,
    ...(isObject(value.linkTo) ? { linkTo: readLink(value.linkTo, context) } : {}),
  };
}

const textOrNull = (value: Json | undefined) => (typeof value === "string" && value ? value : null);
