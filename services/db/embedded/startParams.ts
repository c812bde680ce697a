import { PGlite } from "@electric-sql/pglite";

const settings = {
  // The cache is written at every start: the default 128 MB take half a second, for tables of a few megabytes.
  shared_buffers: "16MB",
  // Emscripten has no fdatasync: calls return at once.
  wal_sync_method: "fsync",
  // Log segments are reused, so that a running log needs no more space.
  min_wal_size: "48MB",
  max_wal_size: "48MB",
};

/** PGlite's start parameters: its defaults without `-F`, which turns syncs off. */
export const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
];
