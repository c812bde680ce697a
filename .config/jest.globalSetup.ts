import { findPostgres, serverVariable, startPostgres } from "../services/db/testing/postgresServer.ts";

/** Starts a PostgreSQL server for all files of the run, where one is installed; it ends with Jest. */
export default async function setUp(): Promise<void> {
  const programs = findPostgres();
  if (!programs || process.env[serverVariable]) return;
  const server = await startPostgres(programs);
  process.env[serverVariable] = server.folder;
  process.once("exit", server.remove);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
}
