import type { InferType } from "yup";

import { maxUploadBytes } from "#contracts/studioPath.ts";
import { send, sendOnly } from "#cms/http/send.ts";
import { StudioError } from "#cms/http/StudioError.ts";

import { assetSchema, assetsSchema, assetUploadField, assetUsesSchema } from "./contract.ts";
import type { AssetChange, AssetKind, StudioAsset } from "./contract.ts";

/** Conditions of a search of the library; all must hold. */
type AssetSearch = { text?: string; kind?: AssetKind; unused?: boolean; after?: string; limit?: number };

const at = (id: string) => `assets/${encodeURIComponent(id)}`;

/** Throws `StudioError` 413 for a file that is too large: its connection would be cut while it is sent. */
function toForm(file: File): FormData {
  if (file.size > maxUploadBytes) throw new StudioError(413);
  const form = new FormData();
  form.set(assetUploadField, file);
  return form;
}

export const searchAssets = (query: AssetSearch, signal?: AbortSignal): Promise<InferType<typeof assetsSchema>> =>
  send("assets", assetsSchema, { query, signal });

export const loadAsset = (id: string): Promise<StudioAsset> => send(at(id), assetSchema);

/** Throws `StudioError` 400 or 413 with a sentence for a file that is refused. */
export const uploadAsset = async (file: File, signal?: AbortSignal): Promise<StudioAsset> =>
  send("assets", assetSchema, { method: "POST", form: toForm(file), signal });

/** Every document that uses the file shows the new one. */
export const replaceAsset = async (id: string, file: File): Promise<StudioAsset> =>
  send(`${at(id)}/file`, assetSchema, { method: "PUT", form: toForm(file) });

export const changeAsset = (id: string, change: AssetChange): Promise<StudioAsset> =>
  send(at(id), assetSchema, { method: "PATCH", body: change });

/** Throws `StudioError` 409 while a document uses it. */
export const deleteAsset = (id: string): Promise<void> => sendOnly(at(id), { method: "DELETE" });

export const loadAssetUses = (id: string): Promise<InferType<typeof assetUsesSchema>> =>
  send(`${at(id)}/uses`, assetUsesSchema);
