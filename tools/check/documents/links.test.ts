/** @jest-environment node */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const documents = globSync(
  "{*.md,{app,cms,content,customtypes,deploy,docs,e2e,features,server,services,slices,tools,.config}/**/*.md}",
  {
    exclude: ["**/node_modules/**", "tools/bench/**", "content/documents/**"],
  },
);

const withoutCode = (text: string) => text.replaceAll(/^```[^]*?^```/gm, "");

/** The anchors of a document's headings, as GitHub makes them. */
const listAnchors = (path: string) =>
  [...readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );

test("every link and picture of a document leads to a file or a heading that is there", () => {
  expect(documents.length).toBeGreaterThan(20);
  const broken = documents.flatMap((path) =>
    [...withoutCode(readFileSync(path, "utf8")).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = ""]) => {
      if (/^[a-z]+:/.test(target)) return [];
      const [file = "", anchor] = target.split("#");
      const found = file ? join(dirname(path), file) : path;
      const isThere = existsSync(found) && (anchor === undefined || listAnchors(found).includes(anchor));
      return isThere ? [] : [`${path}: ${target}`];
    }),
  );
  expect(broken).toEqual([]);
});

test("the README is a front page", () => {
  expect(readFileSync("README.md", "utf8").split("\n").length).toBeLessThanOrEqual(150);
});

test("each sentence of the troubleshooting page stands in the source, in one file", () => {
  const [, ...rows] = readFileSync("docs/troubleshooting.md", "utf8").split(/^\| (?=`)/m);
  const sentences = rows.map((row) => row.slice(0, row.indexOf(" | ")));
  expect(sentences.length).toBeGreaterThan(30);
  const source = globSync("{app,cms,features,server,services,tools,.config}/**/*.{ts,tsx,mjs}", {
    exclude: ["**/node_modules/**"],
  })
    .filter((path) => path !== "tools/check/documents/links.test.ts")
    .map((path) => readFileSync(path, "utf8"));
  // `…` stands for what differs, and for the rest of a sentence.
  const listParts = (sentence: string) =>
    sentence
      .replaceAll("`", "")
      .split("…")
      .map((part) => part.trim())
      .filter((part) => part.length > 2);
  const unknown = sentences.filter(
    (one) => !source.some((text) => listParts(one).every((part) => text.includes(part))),
  );
  expect(unknown).toEqual([]);
});
