/** @jest-environment node */
import { buildRuns } from "./buildRuns.ts";

test("pages are rendered after the compiler has ended, with a heap limit and the given options", () => {
  const [compile, generate, ...rest] = buildRuns({
    NODE_ENV: "production",
    NODE_OPTIONS: "--trace-warnings",
    PORT: "1",
  });
  expect(compile?.args.at(-1)).toBe("compile");
  expect(compile?.env).toMatchObject({ NODE_OPTIONS: "--trace-warnings", PORT: "1" });
  expect(generate?.args.at(-1)).toBe("generate");
  expect(generate?.env.NODE_OPTIONS).toMatch(/^--trace-warnings --max-old-space-size-percentage=\d+\.\d\d$/);
  expect(generate?.env.PORT).toBe("1");
  expect(rest).toEqual([]);
});
