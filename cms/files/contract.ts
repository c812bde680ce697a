/** Files: pictures and documents that are uploaded, described, cropped, replaced and found where they are used. */
import { array, boolean, mixed, number, object, string } from "yup";
import type { InferType } from "yup";

import { documentSummarySchema } from "#cms/list/contract.ts";

export const assetKinds = ["image", "video", "audio", "document"] as const;
export type AssetKind = (typeof assetKinds)[number];

/** Largest file, in bytes; 413 above. */
export const maxAssetBytes = 30 * 1024 * 1024;

/** The point of a picture that stays visible when it is cropped, from 0 to 1 from left and top. */
export const focalSchema = object({
  x: number().min(0).max(1).required(),
  y: number().min(0).max(1).required(),
});

const maxAltLength = 500;

/** Alternative texts by language id, such as `en-us`. */
export const altSchema = mixed(
  (value): value is Record<string, string> =>
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((text) => typeof text === "string" && text.length <= maxAltLength),
).typeError(`alt must be an object of texts by language, each of at most ${maxAltLength} characters`);

/** A file of the library. */
export const assetSchema = object({
  /** Ids may hold slashes: encode them in paths. */
  id: string().required(),
  /** Its name in the storage, as documents hold it (`url`). */
  name: string().required(),
  filename: string().required(),
  /** `/api/images/{name}` of the site. */
  url: string().required(),
  kind: string().oneOf(assetKinds).required(),
  /** Bytes. */
  size: number().required(),
  width: number().nullable().defined(),
  height: number().nullable().defined(),
  /** A text for each language that has one. */
  alt: altSchema.required(),
  notes: string().defined(),
  credits: string().defined(),
  focal: focalSchema.nullable().default(null).defined(),
  /** Milliseconds. */
  created: number().required(),
  changed: number().required(),
  /** Files of `content/images` are the project's: shown, described and used, not replaced or deleted. */
  is_project: boolean().required(),
  /** How many documents use it, drafts included. */
  uses: number().required(),
  /** Whether one of them shows it without an alternative text; an empty one is for decoration. */
  lacks_alt: boolean().default(false),
  /** Whether it is a PNG or AVIF file with several frames, which cannot be cropped; only in the response for one file. */
  animated: boolean().default(false),
});

export type StudioAsset = InferType<typeof assetSchema>;

/**
 * `GET /assets?text=&kind=&unused=true&after=&limit=` → all files, those of the project too, the newest first.
 * `GET /assets/:id` → one of them.
 */
export const assetsSchema = object({
  total: number().required(),
  next: string().nullable().defined(),
  results: array(assetSchema.required()).required(),
});

/**
 * `POST /assets` (editor), multipart with `file` → 201 the file. 400 with a sentence for what is no picture, film, sound,
 * PDF or archive by its content, for SVG with script, for too many pixels; 413 for more than 30 MB.
 * `PUT /assets/:id/file` (publisher), multipart with `file` → the file under a new name, and every document that uses it
 * shows the new one. `DELETE /assets/:id` (editor) → 204; 409 with `uses` while it is used.
 */
export const assetUploadField = "file";

/** `PATCH /assets/:id` (editor) → the file. An empty text removes that language's; `focal: null` removes the point. */
export const assetChangeSchema = object({
  filename: string().min(1).max(200),
  alt: altSchema,
  notes: string().max(500),
  credits: string().max(500),
  focal: focalSchema.nullable().default(undefined),
});
export type AssetChange = Partial<InferType<typeof assetChangeSchema>>;

/** `GET /assets/:id/uses` → documents with the field that shows it. */
export const assetUsesSchema = object({
  results: array(documentSummarySchema.shape({ field: string().required() }).required()).required(),
});
