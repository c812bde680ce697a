import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { Problem } from "./bootstrap/problem.mjs";

/** Throws a `Problem` when a folder cannot be written to or its disk is full. */
export function requireWritable(folder: string, purpose: string): void {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    // More than one block: a full disk still accepts an empty file.
    writeFileSync(probe, Buffer.alloc(1_048_576), { flush: true });
  } catch (error) {
    throw new Problem(sentence(folder, purpose, error), { cause: error });
  } finally {
    rmSync(probe, { force: true });
  }
}

function sentence(folder: string, purpose: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : String(error);
  if (code === "ENOSPC" || code === "EDQUOT")
    return `The disk of ${folder} (${purpose}) is full: free some space and try again.`;
  return `${folder} (${purpose}) cannot be written to (${code}): give this user the right to, or choose another folder.`;
}
