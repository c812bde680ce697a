import { randomBytes } from "node:crypto";
import { rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

import { freeBytes, minFreeBytes } from "../../kit/freeSpace.ts";
import { isStorageFull, StorageFull } from "../../kit/StorageFull.ts";

// A new segment of PostgreSQL's log has 16 MiB.
const reservedBytes = 24 * 1024 * 1024;

/**
 * Space kept in a file for the database's log. PostgreSQL stops for good when its log cannot grow, so a transaction
 * under way finishes in this space, and later ones are refused until it is there again.
 */
export class SpaceReserve {
  readonly #file: string;
  readonly #bytes: number;
  #isWhole = false;

  constructor(file: string, bytes = reservedBytes) {
    this.#file = file;
    this.#bytes = bytes;
  }

  /** Gives the space back to the disk; false when there was none. */
  release(): boolean {
    this.#isWhole = false;
    const size = statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0;
    // Truncating needs no space, even where removing a name does.
    if (size > 0) truncateSync(this.#file);
    return size > 0;
  }

  /** Throws `StorageFull` when the disk cannot take a further write and the reserve. */
  assertSpace(): void {
    const needed = this.#isWhole ? minFreeBytes : this.#bytes + minFreeBytes;
    if (freeBytes(dirname(this.#file)) < needed) throw new StorageFull();
    if (!this.#isWhole) this.#fill();
  }

  #fill(): void {
    try {
      // File systems that compress would store zeros in no space at all.
      writeFileSync(this.#file, randomBytes(this.#bytes), { mode: 0o600, flush: true });
      this.#isWhole = true;
    } catch (error) {
      rmSync(this.#file, { force: true });
      throw isStorageFull(error) ? new StorageFull({ cause: error }) : error;
    }
  }
}
