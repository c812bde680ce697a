/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { readSite } from "#cms/cli/check/readSite.ts";

import { composeDrafts } from "./composeDrafts.ts";

const folder = mkdtempSync(join(tmpdir(), "drafts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const site = readSite(folder);

/** Problems of the drafts in a file. */
async function findComplaints(...names: string[]): Promise<string[]> {
  const files = names.map((name) => join(folder, name));
  const { complaints } = await composeDrafts(files, {
    contentDir: folder,
    site: await site,
    now: "2026-11-01T08:00:00+0000",
  });
  return complaints.map(({ file, line, message }) => `${file.slice(folder.length + 1)}:${line ?? ""}: ${message}`);
}

const hero = "slices: [{ type: hero, title: T }]";
const page = (uid: string, more = "") =>
  `- { type: page, uid: ${uid}, lang: en, data: { title: T, summary: S }${more && `, ${more}`} }`;

test.each([
  ["a file that is not there", ["none.yaml"], undefined, /none\.yaml:: there is no such file/],
  ["broken YAML", ["bad.yaml"], "- type: page\n  uid: [x", /bad\.yaml:2: Flow sequence/],
  ["a language there is not", ["a.yaml"], "- { type: page, uid: x, lang: de }", /a\.yaml:1: page: lang is en or cn/],
  [
    "a misspelt member",
    ["a.yaml"],
    "- type: page\n  uid: x\n  lang: en\n  slces: []",
    /a\.yaml:4: .*slces; did you mean slices\?/,
  ],
  [
    "a misspelt field",
    ["a.yaml"],
    "- type: page\n  lang: en\n  uid: x\n  data:\n    titel: T",
    /a\.yaml:5: .*titel; did you mean title\?/,
  ],
  ["a misspelt slice", ["a.yaml"], page("x", "slices: [{ type: herro }]"), /a\.yaml:1: .*herro; did you mean hero\?/],
  [
    "a picture that is missing",
    ["a.yaml"],
    page("x", "slices: [{ type: media_text, image: no.svg | A }]"),
    /there is no file no\.svg/,
  ],
  [
    "a dead link",
    ["a.yaml"],
    page("x", 'slices: [{ type: hero, title: T, lede: "[a](/nowhere/)" }]'),
    /leads to \/nowhere\/, which does not exist/,
  ],
  [
    "an address of the site itself",
    ["a.yaml"],
    page("api", hero),
    /a\.yaml:1: .*\/api\/ is an address of the site itself/,
  ],
  [
    "a uid that stands twice",
    ["a.yaml"],
    `${page("x")}\n${page("x")}`,
    /a\.yaml:2: .*uid: stands in \S*a\.yaml:1 already/,
  ],
  [
    "a span outside of its text",
    ["a.yaml"],
    page(
      "x",
      "slices: [{ type: hero, title: [{ type: heading1, text: T, spans: [{ type: strong, start: 0, end: 9 }] }] }]",
    ),
    /lies outside the text/,
  ],
])("a draft with %s is refused with a sentence", async (_, names, text, sentence) => {
  for (const name of names) if (text) writeFileSync(join(folder, name), text);
  expect(await findComplaints(...names)).toEqual([expect.stringMatching(sentence)]);
});

test("a valid draft passes, also one that links to another draft of the same file", async () => {
  writeFileSync(
    join(folder, "good.yaml"),
    `${page("one", hero)}\n${page("two", 'slices: [{ type: hero, title: T, lede: "[a](/one/)" }]')}`,
  );
  expect(await findComplaints("good.yaml")).toEqual([]);
});

test("a redirect to itself or to a missing page is rejected, as by content:validate", async () => {
  const redirect = (uid: string, data: string) => `- { type: redirect, uid: ${uid}, lang: en, data: { ${data} } }`;
  writeFileSync(
    join(folder, "redirects.yaml"),
    [redirect("self", "from: /a/, to: /a/"), redirect("lost", "from: /b/")].join("\n"),
  );
  const complaints = await findComplaints("redirects.yaml");
  for (const sentence of [/leads to itself: \/a\/ → \/a\//, /names the address it leads to/])
    expect(complaints).toContainEqual(expect.stringMatching(sentence));
});

test("drafts of a type without a uid have ids and files of their own", async () => {
  const { models } = await site;
  models.types.set("quoted", { id: "quoted", label: "Q", repeatable: true, fields: { name: { type: "Text" } } });
  const quoted = (more: string) => `- { type: quoted, lang: en, data: { name: N }${more} }`;
  writeFileSync(join(folder, "quoted.yaml"), [quoted(", id: quoted-a"), quoted(", id: quoted-b")].join("\n"));
  writeFileSync(join(folder, "nameless.yaml"), quoted(""));
  const { composed, complaints } = await composeDrafts([join(folder, "quoted.yaml")], {
    contentDir: folder,
    site: await site,
    now: "2026-11-01T08:00:00+0000",
  });
  expect([complaints, composed.map(({ file }) => file)]).toEqual([
    [],
    ["en-us/quoted/quoted-a.json", "en-us/quoted/quoted-b.json"],
  ]);
  expect(await findComplaints("nameless.yaml")).toEqual([expect.stringMatching(/names an id of its own/)]);
});
