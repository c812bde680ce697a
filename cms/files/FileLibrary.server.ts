import { masterLang } from "#cms/repository/domain/languages.ts";
import { listReferenceKeys, listReferences } from "#cms/repository/domain/model/listReferences.ts";
import { isObject, toStored } from "#cms/repository/domain/model/document.ts";
import type { Json, StoredDocument } from "#cms/repository/domain/model/document.ts";
import type { DocumentCatalog } from "#cms/list/DocumentCatalog.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { DraftStore } from "#cms/drafts/DraftStore.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

import type { StudioAsset } from "./contract.ts";
import type { AssetStore } from "./AssetStore.server.ts";
import type { FileWords, ProjectFile, ProjectFiles } from "./ProjectFiles.server.ts";
import type { StoredAsset } from "./storedAsset.server.ts";

type Size = { width: number; height: number };

type Options = {
  assets: AssetStore;
  projectFiles: ProjectFiles;
  repository: Repository;
  drafts: DraftStore;
  catalog: DocumentCatalog;
  /** Cached pixel sizes of images. */
  imageSize: (name: string) => Size | undefined;
  measure: (names: string[]) => Promise<void>;
};

type Filename = { filename?: string | undefined };

type Use = { document: StoredDocument; field: string };

/** Every file for documents, uploaded ones and the project's, with its uses. */
export class FileLibrary {
  private readonly options: Options;
  private key: unknown[] = [];
  /** Versions of documents that the index of the catalogue does not know. */
  private others: StoredDocument[] = [];

  constructor(options: Options) {
    this.options = options;
  }

  /** All files, latest first. */
  async list(): Promise<StudioAsset[]> {
    const { assets, projectFiles } = this.options;
    const files = (await projectFiles.list()).map((file) => this.fromProject(file));
    return [...assets.all.map((asset) => this.fromLibrary(asset)), ...files].sort((a, b) => b.created - a.created);
  }

  /** Files with their sizes in pixels. */
  async measure(files: StudioAsset[]): Promise<StudioAsset[]> {
    const pictures = files.filter(({ kind, width }) => kind === "image" && !width);
    await this.options.measure(pictures.map(({ name }) => name));
    return files.map((file) => ({ ...file, ...(file.width ? {} : this.options.imageSize(file.name)) }));
  }

  /** One file; throws `WriteError` when there is none. */
  async get(id: string): Promise<StudioAsset> {
    const asset = this.options.assets.find(id);
    const file = asset ? undefined : await this.options.projectFiles.find(id);
    const found = asset ? this.fromLibrary(asset) : file && this.fromProject(file);
    const [measured] = found ? await this.measure([found]) : [];
    if (!measured) throw new WriteError(404, `There is no file ${id}`, [], named("no-file"));
    return { ...measured, animated: await this.options.assets.hasFrames(measured.name) };
  }

  /** Stores alternative texts, notes and the focal point of a file. */
  async change(id: string, { filename, alts = {}, ...words }: FileWords & Filename) {
    const { assets, projectFiles } = this.options;
    const before = await this.get(id);
    const texts = Object.entries({ ...before.alt, ...alts }).filter(([, text]) => text !== "");
    const alt = Object.fromEntries(texts);
    if (before.is_project) {
      if (filename !== undefined)
        throw new WriteError(409, "A file of the project is renamed in content/images", [], named("file-project"));
      await projectFiles.change(id, { ...words, alts: alt });
    } else {
      const others = Object.fromEntries(texts.filter(([lang]) => lang !== masterLang));
      await assets.change(id, { ...words, filename, alts: others, alt: alt[masterLang] ?? "" });
    }
    return this.get(id);
  }

  /** Documents that use a file, published versions and drafts, once for each field. */
  listUses(name: string): Use[] {
    const uses = new Map<string, Use>();
    for (const document of this.listUsers(name))
      for (const { kind, target, field } of listReferences(document))
        if (kind === "file" && target === name) uses.set(`${document.id} ${field}`, { document, field });
    return [...uses.values()];
  }

  private listUsers(name: string): StoredDocument[] {
    const indexed = [...this.options.catalog.index.listReferring("file", name)].map(({ draft }) => draft.document);
    return [...indexed, ...this.listOthers(name)];
  }

  /** Published versions with drafts, drafts of releases, and stored forms that do not fit the models. */
  private listOthers(name: string): StoredDocument[] {
    const { repository, drafts } = this.options;
    const key = [repository.master.ref, drafts.changes];
    if (key.some((part, index) => part !== this.key[index])) {
      const published = repository.master.documents.filter(
        ({ id, misfit }) => misfit || drafts.findPlaces(id).length > 0,
      );
      this.others = [...published, ...drafts.all()].map(toStored);
      this.key = key;
    }
    return this.others.filter((document) => listReferenceKeys(document).includes(`file ${name}`));
  }

  private fromLibrary({ name, alt, alts, ...asset }: StoredAsset): StudioAsset {
    const { id, filename, kind, size, width = null, height = null, notes = "", credits = "", focal = null } = asset;
    const texts = { ...(alt ? { [masterLang]: alt } : {}), ...alts };
    const { created, changed } = asset;
    const words = { notes, credits, focal, alt: texts };
    return {
      id,
      name,
      filename,
      kind,
      size,
      width,
      height,
      ...words,
      created,
      changed,
      ...this.describe(name, false),
    };
  }

  private fromProject({ name, alts = {}, ...file }: ProjectFile): StudioAsset {
    const { kind, size, created, changed = created, notes = "", credits = "", focal = null } = file;
    const { width = null, height = null } = this.options.imageSize(name) ?? {};
    const words = { notes, credits, focal, alt: alts };
    const filename = name.split("/").at(-1) ?? name;
    return {
      id: name,
      name,
      filename,
      kind,
      size,
      width,
      height,
      ...words,
      created,
      changed,
      ...this.describe(name, true),
    };
  }

  private describe(name: string, isProject: boolean) {
    const users = this.listUsers(name);
    const documents = new Set(users.map(({ id }) => id));
    const lacksAlt = users.some(({ data }) => hasUndescribed(data, name));
    const url = `/api/images/${name.split("/").map(encodeURIComponent).join("/")}`;
    return { url, is_project: isProject, uses: documents.size, lacks_alt: lacksAlt, animated: false };
  }
}

/** Whether a value shows a picture of this name without an alternative text, as `checkPictures` has it. */
function hasUndescribed(value: Json | undefined, name: string): boolean {
  if (Array.isArray(value)) return value.some((one) => hasUndescribed(one, name));
  if (!isObject(value) || "link_type" in value) return false;
  if (value.url === name) return typeof value.alt !== "string";
  return Object.values(value).some((one) => hasUndescribed(one, name));
}
