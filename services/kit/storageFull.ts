import type { Context } from "hono";

// Node.js: no space, quota used up, mounted read-only. PostgreSQL: disk_full.
const fullCodes = new Set<unknown>(["ENOSPC", "EDQUOT", "EROFS", "53100"]);

/** Nothing can be stored now; reading goes on, and writing does again as soon as there is space. */
export class StorageFull extends Error {
  constructor(options?: ErrorOptions) {
    super("The disk is full: nothing was stored. Try again when space has been freed.", options);
    this.name = "StorageFull";
  }
}

/** Whether an error, or one of its causes, says that the disk takes no more. */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof StorageFull) return true;
  if (!(error instanceof Error)) return false;
  return ("code" in error && fullCodes.has(error.code)) || isStorageFull(error.cause);
}

/** 507: the request is fine, the disk is not. */
export function answerStorageFull(context: Context): Response {
  context.header("retry-after", "60");
  return context.json({ error: { code: "storage_full", message: new StorageFull().message } }, 507);
}
