import { array, number, object, string } from "yup";

import { masterLang } from "#cms/repository/domain/languages.ts";

import { altSchema, focalSchema } from "./contract.ts";
import type { AssetKind } from "./inspectFile.server.ts";

export type AssetTag = { id: string; name: string; created_at: number; last_modified: number };

/** A file of the media library. */
export type StoredAsset = {
  id: string;
  /** Name in the storage. */
  name: string;
  filename: string;
  extension: string;
  kind: AssetKind;
  size: number;
  width?: number | undefined;
  height?: number | undefined;
  notes?: string | undefined;
  credits?: string | undefined;
  alt?: string | undefined;
  /** Alternative texts in other languages, by language. */
  alts?: Record<string, string> | undefined;
  /** The focal point, which stays visible in crops. */
  focal?: { x: number; y: number } | null | undefined;
  tags: string[];
  created: number;
  changed: number;
};

export type AssetWords = Partial<
  Pick<StoredAsset, "notes" | "credits" | "alt" | "alts" | "focal" | "filename" | "tags">
>;

export const assetSchema = object({
  id: string().required(),
  name: string()
    .required()
    .test("inside", "${path} leaves the folder of files", (name) => !name.split("/").includes("..")),
  filename: string().required(),
  extension: string().defined(),
  kind: string<AssetKind>().oneOf(["image", "video", "audio", "document"]).required(),
  size: number().required(),
  width: number(),
  height: number(),
  notes: string(),
  credits: string(),
  alt: string(),
  alts: altSchema,
  focal: focalSchema.nullable().default(undefined),
  tags: array(string().required()).required(),
  created: number().required(),
  changed: number().required(),
});

/** The stored form of a tag. */
export const tagSchema = object({
  id: string().required(),
  name: string().required(),
  created_at: number().required(),
  last_modified: number().required(),
});

/** The alternative text of a file in a language; null when there is none. */
export const getAlt = ({ alt, alts }: Pick<StoredAsset, "alt" | "alts">, lang: string): string | null =>
  alts?.[lang] ?? (lang === masterLang || alts === undefined ? alt : undefined) ?? null;
