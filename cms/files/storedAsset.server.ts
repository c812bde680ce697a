import { array, boolean, number, object, string } from "yup";

import { masterLang } from "#cms/repository/domain/languages.ts";

import { altSchema, focalSchema } from "./contract.ts";
import type { AssetKind } from "./inspectFile.server.ts";

export type AssetTag = { id: string; name: string; created_at: number; last_modified: number };

/** A stored file: its name in the storage, bytes, and an image's pixels. */
export type FormerFile = { name: string; size: number; width?: number | undefined; height?: number | undefined };

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
  /** Files that were replaced, oldest first: earlier versions of documents show them. */
  former?: FormerFile[] | undefined;
  /** Whether place, camera and author were removed; not yet from uploads of earlier versions. */
  isClean?: boolean | undefined;
  created: number;
  changed: number;
};

export type AssetWords = Partial<
  Pick<StoredAsset, "notes" | "credits" | "alt" | "alts" | "focal" | "filename" | "tags">
>;

const nameSchema = string()
  .required()
  .test("inside", "${path} leaves the folder of files", (name) => !name.split("/").includes(".."));

export const assetSchema = object({
  id: string().required(),
  name: nameSchema,
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
  former: array(
    object({ name: nameSchema, size: number().required(), width: number(), height: number() }).required(),
  ).default(undefined),
  isClean: boolean(),
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
