/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { prepareFolder } from "./slicemachine.ts";

const root = mkdtempSync(join(tmpdir(), "slicemachine-"));
mkdirSync(join(root, "slices"));
afterAll(() => rmSync(root, { recursive: true }));

const config = JSON.parse(readFileSync("slicemachine.config.json", "utf8"));

test("on the usual port Slice Machine works in the project itself", () => {
  expect(prepareFolder(config, 3000, root)).toBe(root);
});

test("on another port its simulator is that port's, and what it writes are the project's models", () => {
  const folder = prepareFolder(config, 4321, root);
  expect(JSON.parse(readFileSync(join(folder, "slicemachine.config.json"), "utf8"))).toEqual({
    ...config,
    localSliceSimulatorURL: "http://localhost:4321/slice-simulator",
  });
  writeFileSync(join(folder, "slices", "model.json"), "{}");
  expect(realpathSync(join(folder, "slices"))).toBe(realpathSync(join(root, "slices")));
  expect(readFileSync(join(root, "slices", "model.json"), "utf8")).toBe("{}");
  expect(prepareFolder(config, 4322, root)).toBe(folder);
});
