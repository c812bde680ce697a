/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { isSame } from "./isSame.ts";
import { forgetPrevious, listAccepted, loadSecrets, printSecrets, rotateSecret } from "./secrets.ts";

const folder = mkdtempSync(join(tmpdir(), "secrets-"));

afterAll(() => rmSync(folder, { recursive: true }));

test("secrets are created once, in a file that only its owner can read", () => {
  const { secrets, isNew } = loadSecrets(folder, {});
  expect(isNew).toBe(true);
  expect(loadSecrets(folder, {})).toEqual({ secrets, isNew: false });
  expect(statSync(join(folder, "secrets.json")).mode & 0o777).toBe(0o600);
});

test("a secret in the environment takes precedence over the file", () => {
  const { secrets } = loadSecrets(folder, {});
  const named = { PRISMIC_ACCESS_TOKEN: "access", PRISMIC_WEBHOOK_SECRET: "webhook", PRISMIC_WRITE_TOKEN: "" };
  expect(loadSecrets(folder, named).secrets).toEqual({ ...secrets, accessToken: "access", webhookSecret: "webhook" });
  expect(readFileSync(join(folder, "secrets.json"), "utf8")).toContain(secrets.accessToken);
});

test("new secrets are printed, those set in the environment are not", () => {
  const print = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const named = { PRISMIC_WRITE_TOKEN: "of-the-environment" };
  const { secrets } = loadSecrets(folder, named);
  printSecrets(secrets, { dataDir: folder, siteUrl: "https://halyard.example" }, named);
  const printed = print.mock.calls.join();
  print.mockRestore();
  expect(printed).toContain(secrets.accessToken);
  expect(printed).toContain("that of PRISMIC_WRITE_TOKEN");
  expect(printed).not.toContain("of-the-environment");
});

test("the Studio's address and first password are printed, but not where a real repository is edited", () => {
  const print = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  const { secrets } = loadSecrets(folder, {});
  const where = { dataDir: folder, siteUrl: "https://halyard.example" };
  printSecrets(secrets, where, {});
  printSecrets(secrets, where, { PRISMIC_REPOSITORY: "real" });
  const [embedded, real] = print.mock.calls.map(String);
  print.mockRestore();
  expect(embedded).toContain("https://halyard.example/studio/");
  expect(embedded).toContain(`name: owner, password: ${secrets.studioPassword}`);
  expect(real).not.toContain(secrets.studioPassword);
  expect(real).not.toContain("/studio/");
});

test("a replaced secret is accepted beside the new one, until it is forgotten", () => {
  const { writeToken: old } = loadSecrets(folder, {}).secrets;
  const fresh = rotateSecret(folder, "writeToken");
  const { secrets } = loadSecrets(folder, {});
  expect([secrets.writeToken, listAccepted(secrets, "writeToken")]).toEqual([fresh, [fresh, old]]);
  expect(listAccepted(secrets, "accessToken")).toEqual([secrets.accessToken]);
  forgetPrevious(folder);
  expect(listAccepted(loadSecrets(folder, {}).secrets, "writeToken")).toEqual([fresh]);
});

test("secrets set in the environment are rotated by also setting the old one", () => {
  const { secrets } = loadSecrets(folder, { PRISMIC_ACCESS_TOKEN: "new", PRISMIC_ACCESS_TOKEN_PREVIOUS: "old" });
  expect(listAccepted(secrets, "accessToken")).toEqual(["new", "old"]);
});

test("secrets are compared completely, whatever their lengths", () => {
  expect(isSame("secret", "secret")).toBe(true);
  for (const other of ["", "secre", "secrets", "Secret", "ſecret"]) expect(isSame(other, "secret")).toBe(false);
});
