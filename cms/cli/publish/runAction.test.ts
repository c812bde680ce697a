/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { serveContent } from "#cms/testing/serveContent.ts";
import { listenFor } from "#cms/testing/listenFor.ts";

import { readWriteToken, RepositoryClient } from "./RepositoryClient.ts";
import { runAction } from "./runAction.ts";
import type { Action } from "./runAction.ts";

// Reads the project's own models.
jest.setTimeout(30_000);

const contentDir = mkdtempSync(join(tmpdir(), "editing-"));
const documents = join(contentDir, "documents/en-us/page");
const draft = join(contentDir, "about.yaml");
let content: Awaited<ReturnType<typeof serveContent>>;
let repository: RepositoryClient;

beforeAll(async () => {
  mkdirSync(documents, { recursive: true });
  for (const uid of ["home", "about"]) {
    const id = `page-${uid}-en-us`;
    const dates = {
      first_publication_date: "2026-01-01T00:00:00+0000",
      last_publication_date: "2026-01-01T00:00:00+0000",
    };
    const document = { id, type: "page", uid, lang: "en-us", group: `page-${uid}`, tags: [], ...dates };
    writeFileSync(join(documents, `${uid}.json`), JSON.stringify({ ...document, data: { title: `First ${uid}` } }));
  }
  content = await serveContent({ contentDir });
  repository = new RepositoryClient({ origin: content.origin, token: "writer" });
});
afterAll(async () => {
  await content.close();
  rmSync(contentDir, { recursive: true });
});

const run = (action: Action, names: string[], at?: Date) => runAction(action, names, { repository, contentDir, at });

const write = (uid: string, title: string) =>
  writeFileSync(draft, `- { type: page, uid: ${uid}, lang: en, data: { title: ${title}, summary: S } }`);

/** Published titles by uid. */
async function titles(): Promise<Record<string, string>> {
  const api = `${content.origin}/content/api/v2`;
  const { refs } = await (await fetch(api)).json();
  const { results } = await (await fetch(`${api}/documents/search?ref=${refs[0].ref}`)).json();
  return Object.fromEntries(results.map((one: { uid: string; data: { title: string } }) => [one.uid, one.data.title]));
}

test("a draft file is previewed, published, reverted, unpublished and restored", async () => {
  write("about", "Second");
  expect(await run("preview", [draft])).toEqual([
    expect.stringMatching(/^page about en-us: http:\/\/localhost:3000\/preview\/\?token=/),
  ]);
  expect((await titles()).about).toBe("First about");
  expect(await run("publish", ["/about/"])).toEqual(["published page about en-us"]);
  expect((await titles()).about).toBe("Second");
  await expect(run("publish", ["about"])).rejects.toThrow("there is no draft; name a draft file");
  expect(await run("undo", ["about"])).toEqual([expect.stringMatching(/^page-about-en-us: the version .* again$/)]);
  expect((await titles()).about).toBe("First about");
  expect(await run("unpublish", ["about"])).toEqual([expect.stringMatching(/content:undo -- page-about-en-us brings/)]);
  expect(await titles()).toEqual({ home: "First home" });
  await run("undo", ["page-about-en-us"]);
  expect((await titles()).about).toBe("First about");
  await run("preview", [draft]);
  expect(await run("unpublish", ["about"])).toEqual([
    expect.stringMatching(/content:publish -- page-about-en-us publishes its draft/),
  ]);
  expect(await titles()).toEqual({ home: "First home" });
  await run("publish", ["about"]);
  expect((await titles()).about).toBe("Second");
});

test("a new page of a draft file is published on schedule with its id in the files", async () => {
  write("later", "Later");
  // Late enough for a slow machine to schedule it first.
  const at = new Date(Date.now() + 2_500);
  expect(await run("schedule", [draft], at)).toEqual([`scheduled page later en-us for ${at.toISOString()}`]);
  expect(await titles()).not.toHaveProperty("later");
  await listenFor(titles, ({ later }) => later === "Later");
  expect((await repository.call("GET", "core/documents/page-later-en-us")).uid).toBe("later");
});

test.each<[string, () => Promise<unknown>, RegExp]>([
  ["a name there is not", () => run("publish", ["abuot"]), /there is no document abuot; did you mean about\?/],
  ["no time", () => run("schedule", ["about"]), /say when: --at/],
  ["a time that is over", () => run("schedule", ["about"], new Date(0)), /is over; name a time to come/],
  ["the home page", () => run("unpublish", ["home"]), /The site needs this document in English/],
  ["a file to undo", () => run("undo", [draft]), /content:undo takes a uid, path or id, no file/],
  ["a missing file", () => run("publish", ["none.yaml"]), /none\.yaml: there is no such file/],
])("%s is refused with a sentence", async (_, act, sentence) => {
  await expect(act()).rejects.toThrow(sentence);
});

test("the errors for a stopped repository and missing secrets say what to do", async () => {
  const offlineClient = new RepositoryClient({ origin: "http://127.0.0.1:1", token: "writer" });
  const stranger = new RepositoryClient({ origin: content.origin, token: "wrong" });
  const act = (other: RepositoryClient) => runAction("preview", ["about"], { repository: other, contentDir });
  await expect(act(offlineClient)).rejects.toThrow(
    /No repository answers at .* Start it with npm start or npm run dev/,
  );
  await expect(act(stranger)).rejects.toThrow(/does not know this write token: name the DATA_DIR/);
  expect(() => readWriteToken(contentDir, undefined)).toThrow(/secrets\.json is not there: start the site once/);
});
