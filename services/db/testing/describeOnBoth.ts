import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import pg from "pg";

import { createDatabase } from "../index.ts";
import type { Database, DatabaseOptions } from "../index.ts";
import { findPostgres, startPostgres } from "./postgresServer.ts";
import type { PostgresServer } from "./postgresServer.ts";
import { createTemporaryDatabase, putDatabase } from "./template.ts";

type TestDatabases = {
  kind: "pglite" | "postgres";
  /** An empty, migrated database; close it at the end. */
  open(): Promise<Database>;
  /**
   * Options of `createDatabase` for a new, persistent database, also from another process; its folder is removed after
   * the tests.
   */
  lasting(): Promise<DatabaseOptions>;
};

/**
 * Runs the same tests on PGlite and on a real PostgreSQL; without a server the second half is skipped with a notice.
 */
export function describeOnBoth(name: string, tests: (databases: TestDatabases) => void): void {
  // Opening a database takes seconds while many tests share the machine.
  jest.setTimeout(120_000);
  describe(`${name} (PGlite)`, () => {
    const newFolder = foldersOfThisSuite();
    const lasting = async () => {
      const dataDir = newFolder();
      await putDatabase(dataDir);
      return { dataDir };
    };
    tests({ kind: "pglite", open: createTemporaryDatabase, lasting });
  });
  const programs = findPostgres();
  if (!programs) {
    test.skip(`${name} (PostgreSQL): not run, no PostgreSQL server is installed here`, () => undefined);
    return;
  }
  describe(`${name} (PostgreSQL)`, () => {
    let server: PostgresServer | undefined;
    const newFolder = foldersOfThisSuite();
    beforeAll(async () => {
      server = await startPostgres(programs);
    }, 60_000);
    const lasting = async () => {
      if (!server) throw new Error("The server runs from beforeAll to afterAll only.");
      return { databaseUrl: await createEmpty(server), dataDir: newFolder() };
    };
    tests({ kind: "postgres", open: async () => createDatabase(await lasting()), lasting });
    // After the hooks of the tests, which close what they opened.
    afterAll(() => server?.remove());
  });
}

function foldersOfThisSuite(): () => string {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  return () => {
    const folder = mkdtempSync(join(tmpdir(), "halyard-db-"));
    folders.push(folder);
    return folder;
  };
}

async function createEmpty(server: PostgresServer): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: server.url("postgres") });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  return server.url(name);
}
