/** @jest-environment node */
import { compareInstalled, hasDevPackages, npmArguments } from "./packages.mjs";

const locked = {
  "": { version: "1.0.0" },
  "node_modules/next": { version: "16.4.6", integrity: "sha512-a" },
  "node_modules/jest": { version: "30.5.2", integrity: "sha512-b", dev: true },
  "node_modules/fsevents": { version: "2.3.3", integrity: "sha512-c", optional: true },
};
const { "node_modules/next": next, "node_modules/jest": tester } = locked;

test("without installed packages everything is installed", () => {
  expect(compareInstalled(locked, undefined, { dev: false })).toBe("different");
});

test("a start needs no development packages, a test does", () => {
  const installed = { "node_modules/next": next };
  expect(compareInstalled(locked, installed, { dev: false })).toBe("none");
  expect(compareInstalled(locked, installed, { dev: true })).toBe("missing");
});

test("packages omitted on this platform are not missing", () => {
  expect(compareInstalled(locked, { "node_modules/next": next, "node_modules/jest": tester }, { dev: true })).toBe(
    "none",
  );
});

test("another version, another hash or an extra package means a new installation", () => {
  expect(compareInstalled(locked, { "node_modules/next": { ...next, version: "16.4.5" } }, { dev: false })).toBe(
    "different",
  );
  expect(compareInstalled(locked, { "node_modules/next": { ...next, integrity: "sha512-x" } }, { dev: false })).toBe(
    "different",
  );
  expect(compareInstalled(locked, { "node_modules/next": next, "node_modules/old": next }, { dev: false })).toBe(
    "different",
  );
});

test("missing packages are added without emptying the folder a site may be running from", () => {
  expect(npmArguments("missing", { dev: true, hadDev: false })).toEqual([
    "install",
    "--no-save",
    "--include=dev",
    "--loglevel=error",
  ]);
});

test("a start never takes installed development packages away", () => {
  expect(hasDevPackages({ "node_modules/next": next, "node_modules/jest": tester })).toBe(true);
  expect(npmArguments("different", { dev: false, hadDev: true })).toContain("--include=dev");
  expect(npmArguments("different", { dev: false, hadDev: false })).toEqual(["ci", "--omit=dev", "--loglevel=error"]);
});
