/** @jest-environment node */
import { readOptions } from "./readOptions.ts";

test("words and options are told apart", () => {
  const { positionals, values } = readOptions(["studio", "--keep", "--requests", "9"]);
  expect(positionals).toEqual(["studio"]);
  expect(values).toMatchObject({ keep: true, requests: "9" });
});

test.each([[["--help"]], [["--keep=1"]], [["--requests"]]])("%j is answered with what is possible", (args) => {
  expect(() => readOptions(args)).toThrow(/^[^\n]+: npm run bench takes words of names, --keep, --requests N and/);
});
