/** @jest-environment node */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const documents = globSync(
  "{*.md,{app,cms,content,customtypes,deploy,docs,e2e,features,server,services,slices,tools,.config}/**/*.md}",
  {
    exclude: ["**/node_modules/**", "tools/bench/**", "content/documents/**"],
  },
);

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
    [...readFileSync(path, "utf8").matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = ""]) => {
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
