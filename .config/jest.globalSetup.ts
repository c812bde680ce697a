import { rmSync } from "node:fs";

import { findPostgres, serverVariable, startPostgres } from "../services/db/testing/postgresServer.ts";
import { makeMemoryFolder } from "../tools/run/makeMemoryFolder.ts";

/**
 * Puts temporary files into memory where there is room, and starts a PostgreSQL server for all files of the run, where
 * one is installed. Both end with Jest.
 */
export default async function setUp(): Promise<void> {
  // Embedded databases are a thousand small files and sync each commit: a disk takes up to twice the processor time.
  const folder = process.env.TMPDIR ? undefined : makeMemoryFolder();
  if (folder) process.env.TMPDIR = folder;
  if (folder) process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  const programs = findPostgres();
  if (!programs || process.env[serverVariable]) return;
  const server = await startPostgres(programs);
  process.env[serverVariable] = server.folder;
  // Its files are in that folder.
  process.prependOnceListener("exit", server.remove);
}
