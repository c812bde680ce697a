import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ownScript = /^\/_next\/static\/([\w./-]+\.js)(?:\?|$)/;

/** Hashes of the site's own scripts, for their `integrity` attributes. */
export class Integrity {
  private readonly hashes = new Map<string, string | undefined>();
  private readonly folder: string;

  /** `folder` is served below `/_next/static/`. */
  constructor(folder: string) {
    this.folder = folder;
  }

  /** The hash of the script at a URL; `undefined` for one that is not the site's. */
  find(url: string): string | undefined {
    const name = ownScript.exec(url)?.[1];
    if (name === undefined || name.includes("..")) return undefined;
    if (!this.hashes.has(name)) this.hashes.set(name, this.read(name));
    return this.hashes.get(name);
  }

  private read(name: string): string | undefined {
    const file = join(this.folder, name);
    if (!existsSync(file)) return undefined;
    return `sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}`;
  }
}
