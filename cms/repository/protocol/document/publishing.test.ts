/** @jest-environment node */
import { createServer } from "node:http";
import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ForbiddenError, RefExpiredError } from "@prismicio/client";

import { makeEditorClient } from "#cms/testing/makeEditorClient.ts";
import { startContent, testClient } from "#cms/testing/startContent.ts";

const makeClient = (endpoint: string, accessToken?: string) => testClient(endpoint, accessToken ? { accessToken } : {});

/** Polls until the response passes, for at most three seconds. */
async function until<T>(ask: () => Promise<T>, passes: (value: T) => boolean): Promise<{ value: T; after: number }> {
  const start = performance.now();
  for (;;) {
    const value = await ask();
    if (passes(value)) return { value, after: performance.now() - start };
    if (performance.now() - start > 3_000) throw new Error("nothing changed within three seconds");
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

test("a changed, a new and a removed file become a new master ref within a second", async () => {
  const content = await startContent([{ id: "one", data: { name: "old" } }]);
  const client = () => makeClient(content.endpoint);
  const before = await client().getMasterRef();
  content.write({ id: "one", data: { name: "new" } });
  const changed = await until(
    () => client().getByID("one"),
    ({ data }) => data.name === "new",
  );
  expect(changed.after).toBeLessThan(1_000);
  expect((await client().getMasterRef()).ref).not.toBe(before.ref);
  content.write({ id: "two" });
  expect(
    (
      await until(
        () => client().get(),
        ({ total_results_size }) => total_results_size === 2,
      )
    ).after,
  ).toBeLessThan(1_000);
  content.remove("one");
  expect(
    (
      await until(
        () => client().get(),
        ({ total_results_size }) => total_results_size === 1,
      )
    ).after,
  ).toBeLessThan(1_000);
  await content.close();
});

test("a file edited by hand gets a new publication date, so that queries by date find it", async () => {
  const content = await startContent([{ id: "one", data: { name: "old" } }]);
  content.write({ id: "one", data: { name: "new" } });
  const { value } = await until(
    () => makeClient(content.endpoint).getByID("one"),
    ({ data }) => data.name === "new",
  );
  expect(Date.parse(value.last_publication_date)).toBeGreaterThan(Date.parse("2026-01-02T00:00:00Z"));
  await content.close();
});

test("an earlier ref serves its content; an expired one is answered with 410 and the master ref", async () => {
  const content = await startContent([{ id: "one", data: { name: "0" } }]);
  const client = makeClient(content.endpoint);
  const { ref } = await client.getMasterRef();
  for (let version = 1; version <= 21; version += 1) {
    content.write({ id: "one", data: { name: String(version) } });
    await until(
      () => makeClient(content.endpoint).getByID("one"),
      ({ data }) => data.name === String(version),
    );
    if (version === 1) expect((await makeClient(content.endpoint).getByID("one", { ref })).data.name).toBe("0");
  }
  const response = await fetch(`${content.endpoint}/documents/search?ref=${ref}`);
  expect(response.status).toBe(410);
  const master = await makeClient(content.endpoint).getMasterRef();
  expect((await response.json()).message).toContain(`Master ref is: ${master.ref}`);
  const warn = jest.spyOn(console, "warn").mockImplementation();
  expect((await makeClient(content.endpoint).getByID("one", { ref })).data.name).toBe("21");
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
  await content.close();
}, 30_000);

test("an unknown ref is answered with 404 and the master ref, and a query without a ref is rejected", async () => {
  const content = await startContent([{ id: "one" }]);
  const unknown = await fetch(`${content.endpoint}/documents/search?ref=nonsense`);
  expect([unknown.status, (await unknown.json()).type]).toEqual([404, "api_notfound_error"]);
  expect((await fetch(`${content.endpoint}/documents/search`)).status).toBe(400);
  await content.close();
});

test("the client gives up on a ref that stays expired after three attempts", async () => {
  let requestCount = 0;
  const server = createServer((request, response) => {
    const root = !request.url?.includes("/search");
    requestCount += root ? 0 : 1;
    const body = root
      ? {
          refs: [{ id: "master", ref: "m", label: "Master", isMasterRef: true }],
          types: {},
          languages: [],
          tags: [],
          forms: {},
        }
      : { message: `The provided ref is no longer accessible, it has expired. Master ref is: r${requestCount}` };
    response.writeHead(root ? 200 : 410, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const warn = jest.spyOn(console, "warn").mockImplementation();
  await expect(makeClient(`http://127.0.0.1:${port}/content/api/v2`).get()).rejects.toThrow(RefExpiredError);
  expect(requestCount).toBe(3);
  warn.mockRestore();
  await new Promise((resolve) => server.close(resolve));
});

test("a private repository answers 401 without the access token", async () => {
  const content = await startContent([{ id: "one" }], { visibility: "private" });
  await expect(makeClient(content.endpoint).get()).rejects.toThrow(ForbiddenError);
  await expect(makeClient(content.endpoint, "wrong").get()).rejects.toThrow(ForbiddenError);
  expect((await makeClient(content.endpoint, "reader").get()).total_results_size).toBe(1);
  expect((await fetch(`${content.endpoint}/tags?access_token=reader`)).status).toBe(200);
  expect((await fetch(`${content.endpoint}/tags`)).status).toBe(401);
  await content.close();
});

test("an open repository also rejects a wrong token", async () => {
  const content = await startContent([{ id: "one" }]);
  expect((await fetch(`${content.endpoint}?access_token=wrong`)).status).toBe(401);
  await content.close();
});

test("the test header makes the API answer 429 with retry-after", async () => {
  const content = await startContent([{ id: "one" }]);
  const response = await fetch(`${content.endpoint}/tags`, { headers: { "x-test-too-many": "1.5" } });
  expect([response.status, response.headers.get("retry-after")]).toEqual([429, "1.5"]);
  await content.close();
});

test("invalid parts of a document are reported with file, field and reason, and the rest is served", async () => {
  const received: string[] = [];
  const write = jest.spyOn(process.stderr, "write").mockImplementation((line) => received.push(String(line)) > 0);
  const content = await startContent([
    { id: "good" },
    { id: "typo", data: { mood: "sunny" } },
    { id: "stray", data: { nothing: 1, size: "big" } },
    { id: "slice", data: { slices: [{ slice_type: "nobody", variation: "default" }] } },
    { id: "other", uid: "good" },
  ]);
  writeFileSync(join(content.folder, "documents/broken.json"), "{");
  const client = makeClient(content.endpoint);
  const { results } = await client.get();
  expect(results.map(({ id }) => id)).toEqual(["good", "slice", "stray", "typo"]);
  expect(results.map(({ data: { mood, size, slices } }) => [mood, size, slices])).toEqual(
    results.map(() => [null, null, []]),
  );
  await until(
    async () => received.join(""),
    (text) => text.includes("broken.json"),
  );
  write.mockRestore();
  const lines = received.map((line) => JSON.parse(line)).map((line) => ({ ...line, file: basename(line.file) }));
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        file: "typo.json",
        field: "data.mood",
        reason: expect.stringMatching(/calm, stormy.*sunny/),
      }),
      expect.objectContaining({ file: "stray.json", field: "data.nothing", reason: "the model has no such field" }),
      expect.objectContaining({
        file: "stray.json",
        field: "data.size",
        reason: expect.stringMatching(/^a number is expected, not "big"/),
      }),
      expect.objectContaining({
        file: "slice.json",
        field: "data.slices[0]",
        reason: expect.stringMatching(/no slice nobody/),
      }),
      expect.objectContaining({ file: "other.json", field: "uid", reason: "already taken by good.json" }),
      expect.objectContaining({ file: "broken.json", reason: expect.stringMatching(/not JSON/) }),
    ]),
  );
  await content.close();
});

test("a webhook receives each publication with the secret and the changed documents", async () => {
  type Body = { secret: string; documents: string[]; type: string; releases: { deletion?: object[] } };
  const bodies: Body[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request
      .on("data", (chunk) => (text += chunk))
      .on("end", () => {
        bodies.push(JSON.parse(text));
        // The first attempt fails: the retry must be automatic.
        response.writeHead(bodies.length === 1 ? 500 : 200).end();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const content = await startContent([{ id: "one" }, { id: "two" }], { webhooks: [`http://127.0.0.1:${port}/`] });
  content.write({ id: "two", data: { name: "changed" } });
  await until(
    async () => bodies.length,
    (count) => count === 2,
  );
  expect(bodies[1]).toMatchObject({ type: "api-update", secret: "hook", documents: ["two"] });
  const call = makeEditorClient(content.origin);
  const { body: byHand } = await call("POST", "core/releases", { label: "By hand" });
  await call("POST", `core/releases/${byHand.id}/publish`, {});
  const { body: planned } = await call("POST", "core/releases", { label: "Planned", scheduledAt: Date.now() + 300 });
  const listEnded = async () => bodies.flatMap(({ releases }) => releases.deletion ?? []);
  const { value: ended } = await until(listEnded, (releases) => releases.length === 2);
  const none = { documents: [] };
  expect(ended).toMatchObject([
    { id: byHand.id, label: "By hand", ...none },
    { id: planned.id, label: "Planned", ...none },
  ]);
  await content.close();
  await new Promise((resolve) => server.close(resolve));
});

test("pictures are served at any width, and no path leads outside the folder", async () => {
  const content = await startContent([{ id: "one" }]);
  const storage = `${new URL(content.endpoint).origin}/storage/web/images`;
  expect((await fetch(`${storage}/dot.svg?w=641`)).status).toBe(200);
  expect((await fetch(`${storage}/none.svg`)).status).toBe(404);
  for (const path of ["..%2ftypes%2farticle%2findex.json", "%2e%2e/documents/one.json", "%E0%A4%A"]) {
    expect((await fetch(`${storage}/${path}`)).status).toBe(404);
  }
  const etag = (await fetch(`${storage}/dot.svg`)).headers.get("etag") ?? "";
  expect((await fetch(`${storage}/dot.svg`, { headers: { "if-none-match": etag } })).status).toBe(304);
  await content.close();
});
