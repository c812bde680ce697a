/** @jest-environment node */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "commands-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: string[]) =>
  new Promise<{ code: unknown; text: string }>((resolve) => {
    const env = { ...process.env, CONTENT_DIR: folder, DATA_DIR: folder };
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, text: stdout + stderr }),
    );
  });

const compose = (...args: string[]) => run(["services/content/authoring/main.ts", ...args]);

test.each([
  ["no file", [], undefined, /name the files of the drafts/],
  ["a file that is not there", ["none.yaml"], undefined, /none\.yaml: there is no such file/],
  ["broken YAML", ["bad.yaml"], "- type: [page", /bad\.yaml: .*line 1/],
  ["a language there is not", ["de.yaml"], "- { type: page, uid: x, lang: de }", /de\.yaml: page: lang is en or cn/],
])("composing from %s says so in a sentence and fails", async (_, names, text, sentence) => {
  for (const name of names) if (text) writeFileSync(join(folder, name), text);
  const answer = await compose(...names.map((name) => join(folder, name)));
  expect(answer.code).toBe(1);
  expect(answer.text).toMatch(sentence);
  expect(answer.text).not.toMatch(/^\s+at /m);
});

test.each([
  [["--repository", "bad name"], /--repository takes a name such as my-website, not "bad name"/],
  [["--url", "nonsense"], /--url takes an address/],
  [["--nosuch"], /--nosuch/],
])("moving with %j says what would be right, and not to start again", async (args, sentence) => {
  for (const command of ["pull", "push"]) {
    const answer = await run([`services/content/moving/${command}Command.ts`, ...args]);
    expect([answer.code, answer.text]).toEqual([2, expect.stringMatching(sentence)]);
    expect(answer.text).not.toContain("Start it again");
  }
});
