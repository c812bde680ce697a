/** @jest-environment node */
import { starterContent } from "#cms/testing/starterContent.ts";
import {
  existsSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { DocumentFiles } from "#cms/repository/store/DocumentFiles.server.ts";
import { loadModels, readModelFiles } from "#cms/repository/store/modelFiles.server.ts";
import { listImageNames } from "#cms/repository/domain/model/listImageNames.ts";
import type { SliceFile } from "#cms/repository/domain/model/models.ts";
import { hurryClient } from "#cms/testing/hurryClient.ts";
import { serveContent, testSecrets } from "#cms/testing/serveContent.ts";

import { toPlainData } from "./toPlainData.ts";
import type { RemoteFile } from "./toPlainData.ts";
import { makePlan } from "./makePlan.ts";
import { pull } from "./pull.ts";
import { publishPushed, push } from "./push.ts";
import { planModels, pushModels } from "./pushModels.ts";
import { PushState } from "./PushState.ts";
import { getRemote, readRepository } from "./readRepository.ts";
import type { RemoteRepository } from "./readRepository.ts";

const models = loadModels("customtypes", "slices");
const folders: string[] = [];

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "moving-"));
  mkdirSync(join(folder, "documents"));
  folders.push(folder);
  return folder;
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

afterEach(() => jest.restoreAllMocks());

async function serve(contentDir: string) {
  const { origin, close } = await serveContent({ contentDir });
  const { writeToken, accessToken } = testSecrets;
  const remote: RemoteRepository = { ...getRemote("test-repository", `${origin}/content`), writeToken, accessToken };
  return { place: remote, close };
}

function readFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(folder, file)).isFile(),
  );
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(join(folder, file), "base64")]));
}

async function planFrom(folder: string, to: RemoteRepository, state: PushState) {
  const local = new DocumentFiles(join(folder, "documents"), models);
  await local.read();
  const remote = await readRepository(to, () => undefined);
  const imagesDir = join(folder, "images");
  return {
    to,
    imagesDir,
    state,
    remote,
    plan: makePlan({ local: local.documents, remote, state, models, imagesDir }),
  };
}

/** Leads links to documents and pages that are not in a part of the site to its home page. */
function closeLinks(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => closeLinks(one, ids));
  if (typeof value !== "object" || value === null) return value;
  const { link_type: kind, id, url } = Object(value);
  if (kind === "Document" && !ids.has(id)) return { link_type: "Web", url: "/" };
  if (kind === "Web" && /^\/|\w#/.test(url)) return { ...value, url: "/" };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closeLinks(one, ids)]));
}

/** A part of the site's documents: few, but with every kind of field, and without links that lead nowhere. */
function someContent(): string {
  const folder = makeFolder();
  const names = ["settings/settings", "navigation/navigation", "page/media-kit", "page/home", "page/faq"];
  const paths = ["en-us", "zh-cn"].flatMap((lang) => names.map((name) => `${lang}/${name}.json`));
  const find = (path: string) =>
    ["cms/testing", starterContent].map((from) => join(from, "documents", path)).find(existsSync) ?? path;
  const documents = paths.map((path) => JSON.parse(readFileSync(find(path), "utf8")));
  const ids = new Set(documents.map(({ id }) => id));
  for (const [index, path] of paths.entries()) {
    mkdirSync(join(folder, "documents", dirname(path)), { recursive: true });
    writeFileSync(join(folder, "documents", path), JSON.stringify(closeLinks(documents[index], ids)));
  }
  for (const name of listImageNames(documents)) {
    mkdirSync(join(folder, "images", dirname(name)), { recursive: true });
    // No file is like another one.
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><title>${name}</title></svg>`;
    writeFileSync(join(folder, "images", name), drawing);
  }
  return folder;
}

test("pulled, pushed into an empty repository and pulled again, every file is the same", async () => {
  hurryClient();
  const seed = await serve(someContent());
  const first = makeFolder();
  const pulled = await pull({ from: seed.place, into: first, models });
  expect(pulled.written).toBe(10);
  const empty = await serve(makeFolder());
  const stateFile = join(makeFolder(), "state.json");
  const state = new PushState(stateFile);
  const work = await planFrom(first, empty.place, state);
  expect([work.plan.create.length, work.plan.update.length, work.plan.same]).toEqual([10, 0, 0]);
  await push(work);
  expect(await publishPushed(empty.place)).toBe(10);
  const second = makeFolder();
  await pull({ from: empty.place, into: second, models });
  expect(readFiles(second)).toEqual(readFiles(first));
  const again = new PushState(stateFile);
  await again.open();
  const { plan: nothing } = await planFrom(first, empty.place, again);
  expect([nothing.create.length, nothing.update.length, nothing.same, nothing.files]).toEqual([0, 0, 10, []]);
  expect(await pull({ from: empty.place, into: second, models })).toMatchObject({
    written: 0,
    same: 10,
    files: 0,
    gone: [],
  });
  await Promise.all([seed.close(), empty.close()]);
}, 30_000);

test("the push state of a replaced repository is not used for its successor at the same URL", async () => {
  hurryClient();
  const folder = makeFolder();
  cpSync(join(starterContent, "documents/en-us/settings"), join(folder, "documents/en-us/settings"), {
    recursive: true,
  });
  mkdirSync(join(folder, "images"));
  const empty = await serve(makeFolder());
  const state = new PushState(join(makeFolder(), "state.json"));
  state.keepDocument("settings", "made-elsewhere");
  const [local] = (await planFrom(folder, empty.place, state)).plan.documents;
  state.keepDocument(local?.id ?? "", "made-elsewhere");
  await expect(push(await planFrom(folder, empty.place, state))).rejects.toThrow("are new from now on");
  const work = await planFrom(folder, empty.place, state);
  expect([work.plan.create.length, work.plan.update.length]).toEqual([1, 0]);
  await push(work);
  expect(await publishPushed(empty.place)).toBe(1);
  await empty.close();
}, 30_000);

test("file names with paths are stored inside the folder", async () => {
  const files = new Map<string, RemoteFile>();
  const storage = "http://a.example/content/storage/web/images/";
  const urls = [
    `${storage}..%2F..%2Fevil.png`,
    `${storage}%zz.png`,
    "https://images.prismic.io/a/..%2f..%2f.bashrc",
    "https://images.prismic.io/a/50%",
    `${storage}team/anna.png`,
  ];
  for (const url of urls) toPlainData({ image: { url, alt: "" } }, files);
  const names = urls.map((url) => files.get(url)?.name);
  expect(names).toEqual(["-..-evil.png", "-zz.png", "-..-.bashrc", "50-", "team/anna.png"]);
  expect(names.map((name) => join("/images", name ?? "").startsWith("/images/"))).toEqual(urls.map(() => true));
});

test("documents of a type without a uid are compared by id only", () => {
  const testimonial = { id: "testimonial", label: "T", repeatable: true, fields: { name: { type: "Text" } } };
  const document = (id: string) => ({
    id,
    type: "testimonial",
    uid: null,
    lang: "en-us",
    group: id,
    tags: [],
    data: { name: id },
    first_publication_date: "",
    last_publication_date: "",
  });
  const { create, update, same } = makePlan({
    local: [document("a"), document("b")],
    remote: { documents: [document("a"), document("c")], files: [], master: "en-us", languages: ["en-us"] },
    state: new PushState("unused"),
    models: { types: new Map([["testimonial", testimonial]]), slices: new Map() },
    imagesDir: "",
  });
  expect([create.map(({ id }) => id), update, same]).toEqual([["b"], [], 1]);
});

test("a push of models lists the content it would hide before it runs", async () => {
  const there = await serve(someContent());
  const { types, slices } = readModelFiles({ modelsDir: "customtypes", slicesDir: "slices" });
  const less = slices.map((slice) => (slice.id === "hero" ? withoutField(slice, "eyebrow") : slice));
  const remote = await readRepository(there.place, () => undefined);
  const same = await planModels({ to: there.place, types, slices, remote });
  expect([same.changes, same.hidden.total]).toEqual([[], 0]);
  const plan = await planModels({ to: there.place, types, slices: less, remote });
  expect(plan.changes.map(({ kind, model, isNew }) => [kind, model.id, isNew])).toEqual([["slices", "hero", false]]);
  expect(plan.hidden.hidden).toContainEqual(
    expect.objectContaining({ slice: "hero", field: expect.stringMatching(/primary\.eyebrow$/), uid: "faq" }),
  );
  expect((await planModels({ to: there.place, types, slices: less, remote })).changes).toHaveLength(1);
  await pushModels(there.place, plan);
  const after = await readRepository(there.place, () => undefined);
  expect(after.documents).toHaveLength(remote.documents.length);
  expect((await planModels({ to: there.place, types, slices: less, remote: after })).changes).toEqual([]);
  await there.close();
});

const withoutField = (slice: SliceFile, field: string): SliceFile => ({
  ...slice,
  variations: slice.variations.map(({ primary = {}, ...variation }) => ({
    ...variation,
    primary: Object.fromEntries(Object.entries(primary).filter(([name]) => name !== field)),
  })),
});
