/** The site's own files: scripts, styles, fonts and images. */
import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, resolve, sep } from "node:path";

import { lookup } from "mrmime";
import send from "send";

import { prepare } from "./representation.ts";
import type { HeaderList, Representation } from "./representation.ts";
import { respond } from "./respond.ts";
import { toSubresourceHeaders } from "./securityHeaders.ts";

// Larger ones are read from the disk each time.
const maxStoredBytes = 2 * 1024 * 1024;

type Folder = {
  folder: string;
  /** URL prefix of its files, with a trailing slash. */
  at: string;
  cacheControl: string;
};

type File = { path: string; size: number; headers: HeaderList; loaded?: Promise<Representation> };

/** A file that exists only in memory; `cacheControl` as in its header. */
type Text = { path: string; cacheControl: string; text: string };

/** The site's own files, listed at start: unknown names never reach the disk. */
export class StaticFiles {
  private readonly files = new Map<string, File>();

  constructor(folders: Folder[], common: HeaderList) {
    for (const { folder, at, cacheControl } of folders) {
      for (const name of existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : []) {
        const path = join(folder, name);
        const stats = statSync(path);
        if (!stats.isFile()) continue;
        const headers = writeHeaders(name, cacheControl, common);
        this.files.set(`${at}${name.split(sep).join("/")}`, { path, size: stats.size, headers });
      }
    }
  }

  /** Sends a file; `undefined` when there is none of this name. */
  handle(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const file = this.files.get(path);
    if (!file) return undefined;
    return file.size > maxStoredBytes ? sendFromDisk(file, request, response) : sendFromMemory(file, request, response);
  }

  /** Adds a script that exists only in memory. */
  addScript({ path, cacheControl, text }: Text, common: HeaderList): void {
    const headers = writeHeaders(path, cacheControl, common);
    const loaded = prepare({ type: getMediaType(path), headers, body: Buffer.from(text), quality: 11 });
    this.files.set(path, { path, size: text.length, headers, loaded });
  }

  has(path: string): boolean {
    return this.files.has(path);
  }
}

/** The media type of a file by its name; text is UTF-8. */
function getMediaType(name: string): string {
  const type = lookup(name) ?? "application/octet-stream";
  return /^text\/|[/+](json|xml)$/.test(type) && type !== "application/manifest+json" && type !== "image/svg+xml"
    ? `${type}; charset=utf-8`
    : type;
}

function writeHeaders(name: string, cacheControl: string, common: HeaderList): HeaderList {
  const type = getMediaType(name);
  const security = /^(font\/|text\/(css|javascript))/.test(type) ? toSubresourceHeaders(common) : common;
  const policy = type.startsWith("image/") ? "cross-origin" : "same-origin";
  return [...security, "cache-control", cacheControl, "cross-origin-resource-policy", policy];
}

async function sendFromMemory(file: File, request: IncomingMessage, response: ServerResponse): Promise<void> {
  file.loaded ??= loadFile(file);
  try {
    respond(request, response, await file.loaded);
  } catch (error) {
    delete file.loaded;
    throw error;
  }
}

// A build's files never change, so maximum compression pays off.
const loadFile = async ({ path, headers }: File) =>
  prepare({ type: getMediaType(path), headers, body: await readFile(path), quality: 11 });

/** Streams a file, or the part of it that is requested. */
function sendFromDisk({ path, headers }: File, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (let index = 0; index < headers.length; index += 2) {
    response.setHeader(headers[index] ?? "", headers[index + 1] ?? "");
  }
  response.setHeader("content-type", getMediaType(path));
  return new Promise((done, reject) => {
    const stream = send(request, resolve(path), { cacheControl: false, dotfiles: "allow" });
    stream.on("error", reject);
    response.once("close", done);
    stream.pipe(response);
  });
}
