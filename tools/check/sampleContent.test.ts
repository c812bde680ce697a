/** @jest-environment node */
import { globSync, readFileSync } from "node:fs";

/** Tests that read the sample's documents or pictures without `testSample`, and why they pass with anybody's content. */
const others: Record<string, string> = {
  "features/search/formerNames.test.ts": "takes the redirects that there are",
  "services/backup/dataFiles.test.ts": "names of files below DATA_DIR",
  "tools/generate/new/generators.test.ts": "a path in its own copy",
};

// Documents of the project, with their guide for editors, are part of what these tests are about.
const folders = ["content/**", "tools/check/documents/**", "tools/check/sampleContent.test.ts"];

test("tests of code read no sample documents or pictures, so that they pass with anybody's content", () => {
  const files = globSync("{app,cms,features,slices,services,server,deploy,tools}/**/*.test.{ts,tsx}", {
    exclude: folders,
  });
  const readers = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    const isReader = /["'`]content\/(?:documents|images)|contentDir: "content"|startRepository\(\)/.test(text);
    return isReader && !/\b(?:test|describe)Sample[.(]/.test(text);
  });
  expect(readers.sort()).toEqual(Object.keys(others));
});
