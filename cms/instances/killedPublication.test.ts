/** @jest-environment node */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";

import { openDatabase } from "#db/index.ts";
import type { Database } from "#db/index.ts";
import { postgresDialect } from "#db/postgresDialect.ts";
import { findPostgres, startPostgres } from "#db/testing/postgresServer.ts";
import type { PostgresServer } from "#db/testing/postgresServer.ts";
import { makeStudioClient } from "#cms/testing/makeStudioClient.ts";
import { testSecrets } from "#cms/testing/serveContent.ts";
import { testClient } from "#cms/testing/startContent.ts";

jest.setTimeout(120_000);

const programs = findPostgres();
const testWithPostgres = programs ? test : test.skip;
const pages = 60;

let folder: string;
let server: PostgresServer | undefined;
let database: Database | undefined;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "content-killed-"));
  mkdirSync(join(folder, "seed", "documents"), { recursive: true });
  if (!programs) return;
  server = await startPostgres(programs);
  database = await openDatabase(postgresDialect(server.url("postgres")));
}, 60_000);

afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await database?.close();
  server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** An instance in a process of its own, on the shared folder and database. */
async function startInstance() {
  const args = [join(folder, "seed"), join(folder, "data"), server?.url("postgres") ?? ""];
  const child = spawn(process.execPath, ["cms/testing/process.ts", ...args], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  children.push(child);
  for (;;) {
    const [text] = await once(child.stdout.setEncoding("utf8"), "data");
    // The process also logs to its standard output.
    const origin = /^http:\S+$/m.exec(String(text))?.[0];
    if (origin) return { child, origin, call: makeStudioClient(origin, testSecrets.writeToken) };
  }
}

const count = async (origin: string) =>
  (await testClient(`${origin}/content/api/v2`).getByType("page", { pageSize: 1 })).total_results_size;

/** Resolves once some of the release's files are written, with their number. */
async function waitForHalf(): Promise<number> {
  const documents = join(folder, "data", "documents");
  for (let step = 0; step < 20_000; step += 1) {
    const written = existsSync(documents) ? readdirSync(documents).length : 0;
    if (written > 0) return written;
    await sleep(1);
  }
  throw new Error("Nothing was published");
}

/** As if the twelve seconds for which an instance may write without a sign of life were over. */
const endLease = () =>
  database?.db
    .updateTable("content_leases")
    .set({ ends_at: sql<Date>`now()` })
    .where("owner", "is not", null)
    .execute();

testWithPostgres(
  "an instance killed while it publishes a release: the other one publishes all of it, once, and visitors never see a part",
  async () => {
    const [killed, other] = [await startInstance(), await startInstance()];
    const { body: release } = await killed.call("POST", "releases", { label: "Many" });
    const ids: string[] = [];
    for (let index = 0; index < pages; index += 1) {
      const uid = `page-${index}`;
      const document = { title: uid, type: "page", lang: "en-us", uid, release_id: release.id, data: { title: uid } };
      const { status, body } = await killed.call("POST", "documents", document);
      expect(status).toBe(201);
      ids.push(String(body.id));
    }
    const publication = killed.call("POST", `releases/${String(release.id)}/publish`, {});
    const written = await waitForHalf();
    killed.child.kill("SIGKILL");
    await expect(publication).rejects.toThrow();
    expect(written).toBeLessThan(pages);
    await endLease();
    const seen = new Set<number>();
    for (const end = Date.now() + 20_000; !seen.has(pages) && Date.now() < end; await sleep(50)) {
      seen.add(await count(other.origin));
    }
    expect([...seen]).toEqual([0, pages]);
    const again = await startInstance();
    expect(await count(again.origin)).toBe(pages);
    expect((await again.call("GET", `releases/${String(release.id)}/documents`)).status).toBe(404);
    expect((await again.call("GET", "releases")).body.results).toEqual([]);
    for (const id of ids) {
      const { body: versions } = await again.call("GET", `documents/${id}/versions`);
      // A document published twice would have an earlier version.
      expect(versions.results).toEqual([]);
    }
    const { body: audit } = await again.call("GET", "audit");
    const events = Array.isArray(audit.results) ? audit.results : [];
    const published = events.filter(({ kind }) => kind === "published").map(({ document }) => document);
    expect(published.sort()).toEqual([...ids].sort());
  },
);
