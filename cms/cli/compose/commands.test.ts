/** @jest-environment node */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createDatabase } from "#db/index.ts";
import { putDatabase } from "#db/testing/template.ts";

// Each command is a process of its own.
jest.setTimeout(60_000);

const folder = mkdtempSync(join(tmpdir(), "commands-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: string[]) =>
  new Promise<{ code: unknown; text: string }>((resolve) => {
    const env = { ...process.env, CONTENT_DIR: folder, DATA_DIR: folder };
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, text: stdout + stderr }),
    );
  });

const compose = (...args: string[]) => run(["cms/cli/compose/composeCommand.ts", ...args]);

const hero = "slices: [{ type: hero, title: T }]";
const page = (uid: string, more = "") =>
  `- { type: page, uid: ${uid}, lang: en, data: { title: T, summary: S }${more && `, ${more}`} }`;

test("content:compose without files prints its usage", async () => {
  const response = await compose();
  expect(response.code).toBe(1);
  expect(response.text).toBe(
    "failed  name the files of the drafts: npm run content:compose -- drafts/about.yaml\nNothing was written.\n",
  );
});

test("a rejected draft is reported with file and line, and no document is written", async () => {
  const good = page("good", hero);
  writeFileSync(join(folder, "bad.yaml"), `${good}\n${page("api", hero)}`);
  const response = await compose(join(folder, "bad.yaml"));
  expect(response.code).toBe(1);
  expect(response.text).toMatch(/^failed {2}\S+\/bad\.yaml:2: page api en-us: uid: \/api\/ is an address of the site/);
  expect(response.text).toContain("Nothing was written.");
  expect(existsSync(join(folder, "documents"))).toBe(false);
});

test("a document is composed, opened and composed again; a replacement is shown and must be confirmed", async () => {
  const draft = join(folder, "drafts.yaml");
  writeFileSync(draft, page("note", hero));
  expect(await compose(draft)).toMatchObject({
    code: 0,
    text: expect.stringContaining("written en-us/page/note.json"),
  });
  const opened = await run(["cms/cli/open/openCommand.ts", "note", "--to", draft, "--replace"]);
  expect(opened).toMatchObject({ code: 0, text: expect.stringContaining(`written ${draft}`) });
  expect((await compose(draft)).text).toBe("same    en-us/page/note.json\n");
  writeFileSync(draft, readFileSync(draft, "utf8").replace("title: T", "title: Other"));
  const refused = await compose(draft);
  expect(refused).toMatchObject({ code: 1, text: expect.stringMatching(/-\s+title: T\n\+\s+title: Other\n/) });
  expect(refused.text).toContain("Nothing was written. Add --replace");
  expect(readFileSync(join(folder, "documents/en-us/page/note.json"), "utf8")).not.toContain("Other");
  expect((await compose(draft, "--replace")).text).toContain("written en-us/page/note.json");
  await putDatabase(folder);
  const { db, close } = await createDatabase({ dataDir: folder });
  await db.insertInto("cms_published").values({ id: "page-note-en-us", published_at: 1, document: null }).execute();
  await close();
  expect((await compose(draft, "--replace")).text).toMatch(/note\.json: another version was published.*content:merge/);
  const unknown = await run(["cms/cli/open/openCommand.ts", "notte"]);
  expect(unknown).toMatchObject({ code: 1, text: "there is no document notte; did you mean note?\n" });
});

test.each([
  [["--repository", "bad name"], /--repository takes a name such as my-website, not "bad name"/],
  [["--url", "nonsense"], /--url takes an address/],
  [["--nosuch"], /--nosuch/],
])("moving with %j says what would be right, and not to start again", async (args, sentence) => {
  for (const command of ["pull", "push"]) {
    const response = await run([`cms/cli/sync/${command}Command.ts`, ...args]);
    expect([response.code, response.text]).toEqual([2, expect.stringMatching(sentence)]);
    expect(response.text).not.toContain("Start it again");
  }
});
