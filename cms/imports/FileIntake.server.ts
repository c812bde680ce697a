import { extname } from "node:path";

import type { AssetStore } from "#cms/files/AssetStore.server.ts";
import { checkFormat } from "#cms/files/checkFormat.server.ts";
import { inspectFile } from "#cms/files/inspectFile.server.ts";
import { maxAssetBytes } from "#cms/files/contract.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import { mapWithConcurrency } from "#kit/mapWithConcurrency.ts";
import { getErrorMessage } from "#kit/log.ts";
import { WriteError } from "#cms/http/WriteError.server.ts";

import type { Imported, ImportLine, Loss } from "./contract.ts";
import { FetchError } from "./files/fetchPublic.server.ts";
import { makeLoss, withFailure } from "./makeLoss.server.ts";
import type { Source, SourceFile } from "./sources/source.server.ts";

const concurrency = 6;

type Options = { isKept: boolean; report: (line: ImportLine) => void };

/** The files of an import: what they are in documents, and how they are taken back. */
export type TakenFiles = {
  list: Imported["files"];
  losses: Loss[];
  /** An image that shows a file; `undefined` for one that was not taken. */
  toImage: (key: string, alt: string | undefined) => JsonObject | undefined;
  /** A link to a file. */
  toMedia: (key: string) => JsonObject | undefined;
  /** Deletes what was stored. */
  discard: () => Promise<void>;
};

/** A file as it is in the library, or would be. */
type Taken = { key: string; filename: string; size: number; assetId?: string };

/** Loads the files of a source by the rules of uploads: formats, sizes, no metadata. */
export class FileIntake {
  private readonly assets: AssetStore;

  constructor(assets: AssetStore) {
    this.assets = assets;
  }

  /** Loads files and stores them, or only checks them; one that cannot be taken is a loss. */
  async load(source: Source, keys: ReadonlySet<string>, { isKept, report }: Options): Promise<TakenFiles> {
    const files = [...keys].flatMap((key) => source.files.get(key) ?? []);
    const losses: Loss[] = [];
    const taken = new Map<string, Taken>();
    let done = 0;
    const discard = async () => {
      for (const { assetId } of taken.values()) if (assetId !== undefined) await this.assets.delete(assetId);
    };
    report({ step: "files", done, total: files.length });
    const take = async (file: SourceFile) => {
      const result = await this.take(file, isKept);
      if ("code" in result) losses.push(result);
      else taken.set(file.key, result);
      done += 1;
      report({ step: "files", done, total: files.length });
    };
    await mapWithConcurrency(files, concurrency, take).catch(async (error: unknown) => {
      await discard();
      throw error;
    });
    const toReference = ({ key, assetId }: Taken) => (assetId === undefined ? { url: key } : { id: assetId });
    return {
      list: [...taken.values()].map(({ key, filename, size }) => ({ where: key, filename, size })),
      losses,
      toImage: (key, alt) => {
        const file = taken.get(key);
        return file && { ...toReference(file), alt: alt ?? null, copyright: null };
      },
      toMedia: (key) => {
        const file = taken.get(key);
        return file && { link_type: "Media", ...toReference(file) };
      },
      discard,
    };
  }

  private async take(file: SourceFile, isKept: boolean): Promise<Taken | Loss> {
    const { key } = file;
    const body = await file.load().catch((error: unknown) => toLoss(file, error));
    if (!(body instanceof Uint8Array)) return body;
    try {
      if (body.byteLength > maxAssetBytes) throw new FetchError("file-large", maxAssetBytes / 1_048_576);
      const filename = await checkFormat(file.filename, body);
      const facts = { key, filename, size: body.byteLength };
      if (isKept) {
        const { id } = await this.assets.create({ filename, originalName: file.filename }, body, {});
        return { ...facts, assetId: id };
      }
      await inspectFile(file.filename, extname(filename).slice(1).toLowerCase(), body);
      return facts;
    } catch (error) {
      if (error instanceof FetchError || error instanceof WriteError) return toLoss(file, error);
      throw error;
    }
  }
}

function toLoss({ key, filename }: SourceFile, error: unknown): Loss {
  if (error instanceof FetchError) return makeLoss(key, error.code, filename, String(error.value ?? ""));
  const loss = makeLoss(key, "file-unread", filename, getErrorMessage(error));
  return error instanceof WriteError ? withFailure(loss, error) : loss;
}
