import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createDatabase } from "../index.ts";
import type { Database, DatabaseOptions } from "../index.ts";
import { createOnServer } from "./createOnServer.ts";
import { serverVariable } from "./postgresServer.ts";
import { createPglite, putDatabase } from "./template.ts";

type TestDatabases = {
  kind: "pglite" | "postgres";
  /** An empty, migrated database; close it at the end. */
  open(): Promise<Database>;
  /**
   * Options of `createDatabase` for a new, persistent database, also from another process; its folder is removed after
   * the tests. One on a server may be without tables.
   */
  lasting(options?: { isMigrated: boolean }): Promise<DatabaseOptions>;
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
    tests({ kind: "pglite", open: createPglite, lasting });
  });
  if (!process.env[serverVariable]) {
    test.skip(`${name} (PostgreSQL): not run, no PostgreSQL server is installed here`, () => undefined);
    return;
  }
  describe(`${name} (PostgreSQL)`, () => {
    const newFolder = foldersOfThisSuite();
    const lasting = async (options?: { isMigrated: boolean }) => {
      const { databaseUrl = "" } = (await createOnServer(options)) ?? {};
      return { databaseUrl, dataDir: newFolder() };
    };
    tests({ kind: "postgres", open: async () => createDatabase(await lasting()), lasting });
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
