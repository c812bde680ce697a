/** The site's own files: scripts, styles, fonts and images. */
import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, sep } from "node:path";
import { pipeline } from "node:stream/promises";

import { prepare } from "../http/representation.ts";
import type { HeaderList, Representation } from "../http/representation.ts";
import { respond } from "../http/respond.ts";
import { toSubresourceHeaders } from "../http/securityHeaders.ts";
import { getMediaType } from "./getMediaType.ts";

// Larger ones are read from the disk each time.
const maxCachedBytes = 2 * 1024 * 1024;

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
      for (const name of listFiles(folder)) {
        const path = join(folder, name);
        const type = getMediaType(name);
        const shared = type.startsWith("image/") ? "cross-origin" : "same-origin";
        const security = /^(font\/|text\/(css|javascript))/.test(type) ? toSubresourceHeaders(common) : common;
        const headers = [...security, "cache-control", cacheControl, "cross-origin-resource-policy", shared];
        this.files.set(`${at}${name.split(sep).join("/")}`, { path, size: statSync(path).size, headers });
      }
    }
  }

  /** Sends a file; `undefined` when there is none of this name. */
  answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const file = this.files.get(path);
    if (!file) return undefined;
    return file.size > maxCachedBytes ? send(file, request, response) : this.answerFromMemory(file, request, response);
  }

  /** Adds a script that exists only in memory. */
  addScript({ path, cacheControl, text }: Text, common: HeaderList): void {
    const type = getMediaType(path);
    const headers = [
      ...toSubresourceHeaders(common),
      "cache-control",
      cacheControl,
      "cross-origin-resource-policy",
      "same-origin",
    ];
    const loaded = prepare({ type, headers, body: Buffer.from(text), quality: 11 });
    this.files.set(path, { path, size: text.length, headers, loaded });
  }

  has(path: string): boolean {
    return this.files.has(path);
  }

  private async answerFromMemory(file: File, request: IncomingMessage, response: ServerResponse): Promise<void> {
    file.loaded ??= loadFile(file);
    try {
      respond(request, response, await file.loaded);
    } catch (error) {
      delete file.loaded;
      throw error;
    }
  }
}

const listFiles = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => statSync(join(folder, name)).isFile())
    : [];

// A build's files never change, so maximum compression pays off.
const loadFile = async ({ path, headers }: File) =>
  prepare({ type: getMediaType(path), headers, body: await readFile(path), quality: 11 });

async function send(file: File, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.writeHead(200, [
    "content-type",
    getMediaType(file.path),
    "content-length",
    String(file.size),
    ...file.headers,
  ]);
  if (request.method === "HEAD") response.end();
  else await pipeline(createReadStream(file.path), response);
}
