import { getSectionLink } from "#contracts/sections.ts";
import { loadSection } from "#cms/reuse/api.ts";
import { searchDocuments } from "#cms/list/api.ts";
import { StudioError } from "#cms/http/StudioError.ts";
import { imageUrl, toImagePath } from "#cms/editor/fields/images.ts";
import { isJsonObject, toText } from "#cms/editor/store/json.ts";
import type { Json, JsonObject } from "#cms/editor/store/json.ts";

type Size = { width: number; height: number };

const isPicture = (value: JsonObject) =>
  typeof value.url === "string" && "alt" in value && value.link_type === undefined;
const isDocumentLink = (value: JsonObject) => value.link_type === "Document" && typeof value.id === "string";

/** Stored slices as the repository serves them: links with their paths, pictures with URLs and sizes. */
export class ServedSlices {
  private readonly lang: string;
  private readonly paths = new Map<string, string | null>();
  private readonly sizes = new Map<string, Promise<Size | undefined>>();

  constructor(lang: string) {
    this.lang = lang;
  }

  async resolve(stored: readonly JsonObject[]): Promise<JsonObject[]> {
    const slices = await Promise.all(stored.map((slice) => this.withSection(slice)));
    const found = slices.flatMap((slice) => listObjects(slice));
    const sizes = new Map<string, Size | undefined>();
    await Promise.all([
      this.loadPaths(found.filter(isDocumentLink).map(({ id }) => toText(id))),
      ...found.filter(isPicture).map(async ({ url }) => {
        const path = toImagePath(toText(url));
        sizes.set(path, await this.measure(path));
      }),
    ]);
    const serve = (value: Json): Json => {
      if (Array.isArray(value)) return value.map(serve);
      if (!isJsonObject(value)) return value;
      const inner = Object.fromEntries(Object.entries(value).map(([name, part]) => [name, serve(part)]));
      if (isDocumentLink(value)) {
        const path = this.paths.get(toText(value.id)) ?? null;
        return { ...inner, url: path !== null && value.anchor ? `${path}#${toText(value.anchor)}` : path };
      }
      if (!isPicture(value)) return inner;
      const path = toImagePath(toText(value.url));
      const dimensions = isJsonObject(value.dimensions) ? value.dimensions : sizes.get(path);
      const url = new URL(imageUrl(value) ?? path, location.origin).href;
      return { ...inner, url, ...(dimensions ? { dimensions } : {}) };
    };
    return slices.map((slice) =>
      Object.fromEntries(Object.entries(slice).map(([name, value]) => [name, serve(value)])),
    );
  }

  /** A slice that shows a section, with the section's latest version beside its link. */
  private async withSection(slice: JsonObject): Promise<JsonObject> {
    const link = getSectionLink(slice);
    if (!link || !isJsonObject(slice.primary)) return slice;
    try {
      const section = await loadSection(link.id, this.lang);
      if (!section || !isJsonObject(section.data)) return slice;
      return {
        ...slice,
        primary: { ...slice.primary, section: { link_type: "Document", id: section.id, data: section.data } },
      };
    } catch (error) {
      // The preview says that the section is not there.
      if (!(error instanceof StudioError)) throw error;
      return slice;
    }
  }

  private async loadPaths(ids: string[]): Promise<void> {
    const unknown = [...new Set(ids)].filter((id) => !this.paths.has(id));
    if (unknown.length === 0) return;
    try {
      const { results } = await searchDocuments({ ids: unknown, limit: unknown.length });
      for (const id of unknown) this.paths.set(id, results.find((one) => one.id === id)?.path ?? null);
    } catch (error) {
      // Ignored: this preview has no link targets, and the next one requests them again.
      if (!(error instanceof StudioError)) throw error;
    }
  }

  private measure(path: string): Promise<Size | undefined> {
    const cached = this.sizes.get(path);
    if (cached) return cached;
    const measured = measurePicture(path);
    this.sizes.set(path, measured);
    return measured;
  }
}

function listObjects(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(listObjects);
  return isJsonObject(value) ? [value, ...Object.values(value).flatMap(listObjects)] : [];
}

function measurePicture(path: string): Promise<Size | undefined> {
  const { promise, resolve } = Promise.withResolvers<Size | undefined>();
  const picture = new Image();
  picture.onload = () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight });
  picture.onerror = () => resolve(undefined);
  picture.src = path;
  return promise;
}
