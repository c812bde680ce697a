/** @jest-environment node */
import { tmpdir } from "node:os";

import { mergeResults, pickFigures, summarise, writeSection } from "./results";

const target = (name: string, isMet = true) => ({ name, measured: "1 ms", target: "≤ 2 ms", isMet });
const section = (name: string, text: string) => ({ name, title: `${name} (1 s)`, text });
const before = ["# Measured\n", summarise([target("a"), target("b")]), writeSection(section("a", "old"))].join("\n");

test("what was measured again replaces its section and targets, and nothing else", () => {
  const after = mergeResults(before, [target("b", false)], [section("b", "new")]);
  expect(after).toContain("# Measured\n\n## Targets\n\n1 of 2 targets are met.");
  expect(after).toContain(
    `| b | 1 ms | ≤ 2 ms | **no** |\n| a | 1 ms | ≤ 2 ms | yes |\n\n${writeSection(section("a", "old"))}`,
  );
  expect(after).toContain(writeSection(section("b", "new")));
  const again = mergeResults(after, [target("b")], [section("b", "newer")]);
  expect(again).not.toContain("```\nnew\n```");
  expect(again.match(/^## /gm)).toHaveLength(3);
});

test("of a failed measurement its sentence is kept, and no stack or folder of the machine", () => {
  const failure = new Error(`no answer from ${tmpdir()}/halyard-1/content`);
  const output = ["save: 48 ms", `${process.cwd()}/tools/bench/x.ts:12`, failure.stack, "Node.js v24.21.0"].join("\n");
  expect(pickFigures(output)).toBe("save: 48 ms\nError: no answer from halyard-1/content");
});
