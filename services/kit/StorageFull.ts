// Node.js: no space, quota exceeded, read-only mount. PostgreSQL: disk_full.
const fullCodes = new Set<unknown>(["ENOSPC", "EDQUOT", "EROFS", "53100"]);

/** Writes fail for lack of disk space; reads still work, and writes resume as soon as there is space. */
export class StorageFull extends Error {
  override name = "StorageFull";

  constructor(options?: ErrorOptions) {
    super("The disk is full: nothing was stored. Try again when space has been freed.", options);
  }
}

/** Whether an error, or one of its causes, means a full disk. */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof StorageFull) return true;
  if (!(error instanceof Error)) return false;
  return ("code" in error && fullCodes.has(error.code)) || isStorageFull(error.cause);
}
