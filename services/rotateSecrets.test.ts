/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "rotate-"));
afterAll(() => rmSync(folder, { recursive: true }));

const env = { ...process.env, DATA_DIR: folder, PRISMIC_ACCESS_TOKEN: "", PRISMIC_WRITE_TOKEN: "" };
const program = ["services/rotateSecrets.ts"];
const read = (): string => readFileSync(join(folder, "secrets.json"), "utf8");
const rotate = (...args: string[]) =>
  spawnSync(process.execPath, [...program, ...args], { encoding: "utf8", env, input: "" });

/** Rotates at a terminal, which `script` makes, and types a line when it is asked. */
function rotateAtTerminal(line: string) {
  const command = [process.execPath, ...program, "accessToken"].map((word) => `'${word}'`).join(" ");
  return spawnSync("script", ["-qec", command, "/dev/null"], { encoding: "utf8", env, input: `${line}\n` });
}

test("a second rotation changes nothing while the replaced secret may be in use, unless it may be dropped", () => {
  expect(rotate("accessToken")).toMatchObject({ status: 0, stdout: expect.stringContaining("--forget") });
  const once = read();
  expect(rotate("accessToken")).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/the one before that is still accepted.*Nothing was changed.*--drop/),
  });
  expect(read()).toBe(once);
  expect(rotate("writeToken")).toMatchObject({ status: 0 });
  expect(JSON.parse(read()).previous).toEqual({
    accessToken: JSON.parse(once).previous.accessToken,
    writeToken: JSON.parse(once).writeToken,
  });
  expect(rotate("accessToken", "--drop")).toMatchObject({ status: 0 });
  expect(JSON.parse(read()).previous.accessToken).toBe(JSON.parse(once).accessToken);
  expect(rotate("--forget")).toMatchObject({ status: 0 });
  expect(rotate("accessToken")).toMatchObject({ status: 0 });
});

const hasTerminal = existsSync("/usr/bin/script") && process.platform === "linux";
(hasTerminal ? test : test.skip)("at a terminal, a second rotation asks, and does what is answered", () => {
  const before = read();
  expect(rotateAtTerminal("no")).toMatchObject({ status: 1, stdout: expect.stringContaining("(yes/no)") });
  expect(read()).toBe(before);
  expect(rotateAtTerminal("yes")).toMatchObject({ status: 0, stdout: expect.stringContaining("A new accessToken") });
  expect(JSON.parse(read()).previous.accessToken).toBe(JSON.parse(before).accessToken);
});
