import { PGlite } from "@electric-sql/pglite";

// PGlite writes its whole cache when it starts: the usual 128 MB take half a second and as much memory, for tables of a
// few megabytes.
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** PostgreSQL inside this process, with its files in `folder`, which are made when there are none. */
export const openPglite = (folder: string): PGlite => new PGlite(folder, { startParams });
