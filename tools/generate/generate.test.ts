/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { isCurrent, parts } from "./fingerprints.ts";

const slices = readdirSync("slices").filter((name) => existsSync(join("slices", name, "model.json")));

test("types and slice index match the models, so that regenerating them changes nothing", () => {
  const program = `
    import { findOutdated } from "./tools/generate/writeModels.ts";
    for (const { path } of await findOutdated()) console.log(path);`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
  expect([stdout, stderr]).toEqual(["", ""]);
});

test.each(parts)("%s match their sources", (part) => {
  expect([part, isCurrent(part)]).toEqual([part, true]);
});

test.each(slices)("every variation of %s has a mock, and every mock belongs to a variation", (name) => {
  const read = (file: string) => JSON.parse(readFileSync(join("slices", name, file), "utf8"));
  const variations = read("model.json").variations.map(({ id }: { id: string }) => id);
  expect(
    read("mocks.json")
      .map(({ variation }: { variation: string }) => variation)
      .sort(),
  ).toEqual(variations.sort());
});

test.each(slices)("every variation of %s has a screenshot for the slice picker", (name) => {
  const { variations } = JSON.parse(readFileSync(join("slices", name, "model.json"), "utf8"));
  for (const { id } of variations) {
    const path = join("slices", name, `screenshot-${id}.png`);
    // Taken in a browser.
    expect([path, existsSync(path) ? "is there" : `take it: npm run screens -- ${name}`]).toEqual([path, "is there"]);
    const picture = readFileSync(path);
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    expect(picture.length).toBeLessThan(100_000);
  }
});
