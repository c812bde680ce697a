import { posix } from "node:path";

import { newId } from "#cms/releases/Releases.server.ts";

import { makeLoss } from "#cms/imports/makeLoss.server.ts";
import { unreadable } from "#cms/imports/unreadable.server.ts";
import type { Source, SourceFile } from "./source.server.ts";
import { parseWxr } from "./parseWxr.server.ts";
import type { WxrItem } from "./parseWxr.server.ts";
import { WordPressSite } from "./WordPressSite.server.ts";
import { isZip, ZipArchive } from "./ZipArchive.server.ts";

type Options = {
  lang: string;
  /** Type of posts; pages become `page`. */
  type: string;
  types: ReadonlySet<string>;
  fetchFile: (url: string) => Promise<Uint8Array<ArrayBuffer>>;
};

const imported = new Set(["post", "page"]);
// Parts of what is imported, or of how WordPress shows it.
const silent = new Set(["attachment", "revision", "nav_menu_item", "customize_changeset", "oembed_cache"]);
const skippedStatus = new Set(["trash", "auto-draft", "inherit"]);

/**
 * A WordPress export: a WXR file, whose pictures are loaded from the site, or a ZIP archive with it and its
 * `wp-content/uploads`.
 */
export function readWordPress(bytes: Uint8Array<ArrayBuffer>, filename: string, options: Options): Source {
  const archive = isZip(bytes) ? new ZipArchive(bytes) : undefined;
  const { xml, name } = findXml(bytes, filename, archive);
  const wxr = parseWxr(xml, name);
  const losses: Source["losses"] = [];
  const documents: WxrItem[] = [];
  const kinds = new Map<string, number>();
  for (const item of wxr.items) {
    const where = item.title || item.name || item.id;
    if (!imported.has(item.kind)) kinds.set(item.kind, (kinds.get(item.kind) ?? 0) + 1);
    else if (skippedStatus.has(item.status)) losses.push(makeLoss(where, "status", item.status));
    else documents.push(item);
  }
  for (const [kind, count] of kinds) if (!silent.has(kind)) losses.push(makeLoss(name, "kind", String(count), kind));
  const files = new Map<string, SourceFile>();
  const ids = new Map(documents.map((item) => [item.id, newId()]));
  const load = (url: string) => loadFile(url, archive, options.fetchFile);
  const site = new WordPressSite({ ...options, wxr, ids, files, load });
  return { documents: documents.map(site.toDocument), files, losses };
}

function findXml(bytes: Uint8Array, filename: string, archive: ZipArchive | undefined) {
  if (!archive) return { xml: bytes, name: filename };
  const name = archive.names.find((one) => /\.xml$/i.test(one));
  if (name === undefined) throw unreadable("import-empty", "The archive has no export of WordPress (.xml)");
  return { xml: archive.read(name), name: posix.basename(name) };
}

/** A file of the archive by the end of its address, else from the site. */
async function loadFile(url: string, archive: ZipArchive | undefined, fetchFile: Options["fetchFile"]) {
  const path = decodeURI(new URL(url).pathname);
  const inside = /\/uploads\/(.+)$/.exec(path)?.[1];
  const name = archive?.names.find((one) => inside !== undefined && one.endsWith(`uploads/${inside}`));
  return archive && name !== undefined ? archive.read(name) : fetchFile(url);
}
