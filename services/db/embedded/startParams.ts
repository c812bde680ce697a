import { PGlite } from "@electric-sql/pglite";

const settings = {
  // The cache is written at every start: the usual 128 MB take half a second, for tables of a few megabytes.
  shared_buffers: "16MB",
  // Emscripten has no fdatasync: what calls it returns at once.
  wal_sync_method: "fsync",
  // Segments of the log are kept for reuse, so that a log in use needs no more space.
  min_wal_size: "48MB",
  max_wal_size: "48MB",
};

/** What PGlite starts with: its defaults but for `-F`, which turns syncs off. */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
];
