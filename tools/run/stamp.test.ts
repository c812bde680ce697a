/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { hashFiles, reasonToBuild } from "./stamp.ts";

const now = { files: "f", settings: "s", ref: "r" };

test("a build with the same stamp is reused", () => {
  expect(reasonToBuild(now, now)).toBeUndefined();
});

test.each([
  [undefined, "no build yet"],
  [{ ...now, files: "g" }, "sources changed"],
  [{ ...now, settings: "t" }, "settings changed"],
  [{ ...now, ref: "q" }, "content changed"],
])("%o is built anew: %s", (built, reason) => {
  expect(reasonToBuild(built, now)).toBe(reason);
});

test("an unreachable repository does not invalidate a build", () => {
  expect(reasonToBuild(now, { ...now, ref: undefined })).toBeUndefined();
});

describe("the hash of the sources", () => {
  let root = "";
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "halyard-stamp-"));
    mkdirSync(join(root, "app", "deep"), { recursive: true });
    mkdirSync(join(root, "content", "data"), { recursive: true });
    writeFileSync(join(root, "content", "data", "protocols.json"), "[]");
    writeFileSync(join(root, "app", "deep", "page.tsx"), "one");
    writeFileSync(join(root, "proxy.ts"), "proxy");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("changes with contents and names at every depth", () => {
    const hashes = [hashFiles(root)];
    for (const [file, text] of [
      ["app/deep/page.tsx", "two"],
      ["content/data/protocols.json", "[1]"],
      ["app/other.tsx", "two"],
      ["proxy.ts", "other"],
    ] as const) {
      writeFileSync(join(root, file), text);
      hashes.push(hashFiles(root));
    }
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test("ignores tests and generated files", () => {
    const before = hashFiles(root);
    writeFileSync(join(root, "app", "page.test.tsx"), "test");
    writeFileSync(join(root, "next-env.d.ts"), "types");
    expect(hashFiles(root)).toBe(before);
  });
});
