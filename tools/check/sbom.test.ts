/** @jest-environment node */
import { isAllowed, listParts, makeBill, makeList, readLocks } from "./sbom.ts";
import type { Lock } from "./sbom.ts";

const lock: Lock = {
  name: "site",
  version: "1.0.0",
  packages: {
    "": { version: "1.0.0" },
    "node_modules/b": { version: "2.0.0", license: "MIT", integrity: "sha512-AAEC" },
    "node_modules/a/node_modules/b": { version: "2.0.0", license: "MIT" },
    "node_modules/@s/a": { version: "1.0.0", license: "(MIT OR GPL-3.0)" },
    "node_modules/test-tool": { version: "1.0.0", license: "GPL-3.0", dev: true },
  },
};

test("the running site's packages are listed once, without what only tests need", () => {
  expect(listParts(lock).map(({ name }) => name)).toEqual(["@s/a", "b"]);
});

test.each([
  ["MIT", true],
  ["GPL-3.0", false],
  ["(MIT OR GPL-3.0)", true],
  ["Apache-2.0 AND GPL-3.0", false],
  ["unknown", false],
])("%s is allowed: %s", (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});

test("the bill of materials names every package by its purl, licence and hash", () => {
  const [scoped, plain] = makeBill(lock, listParts(lock)).components;
  expect(scoped).toMatchObject({ purl: "pkg:npm/%40s/a@1.0.0", licenses: [{ expression: "(MIT OR GPL-3.0)" }] });
  expect(plain?.licenses).toEqual([{ license: { name: "MIT" } }]);
  expect(makeList(listParts(lock))).toContain("## MIT (1)\n\n- b 2.0.0");
});

test("the licence of every package and icon set of this site is allowed", () => {
  const { own, icons } = readLocks();
  const parts = listParts(own, icons);
  expect(parts.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(["next", "cryptocurrency-icons"]));
});
