/** @jest-environment node */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

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
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "content-killed-"));
  mkdirSync(join(folder, "seed", "documents"), { recursive: true });
  if (!programs) return;
  server = await startPostgres(programs);
}, 60_000);

afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
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

testWithPostgres(
  "an instance killed while it publishes a release: all of it is published or nothing, visitors never see a part, and the other one goes on at once",
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
    const gone = publication.catch(() => undefined);
    // Long enough for a transaction to have begun, too short for it to end on most machines: either is right.
    await sleep(15);
    killed.child.kill("SIGKILL");
    await gone;
    const before = await count(other.origin);
    expect([0, pages]).toContain(before);
    // Another writer waits for no lease.
    const start = performance.now();
    expect((await other.call("POST", `releases/${String(release.id)}/publish`, {})).status).toBe(
      before === 0 ? 200 : 404,
    );
    expect(performance.now() - start).toBeLessThan(12_000);
    expect(await count(other.origin)).toBe(pages);
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
