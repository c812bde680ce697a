import { globSync, readFileSync } from "node:fs";

const quotes = ['"', "'", "`", "("];

/** Lines of the site's code that name one of some paths, as `features/contact/links.ts:12: /faucet/`. */
export function findInCode(paths: string[]): string[] {
  const findPath = (line: string) => paths.find((path) => quotes.some((quote) => line.includes(`${quote}${path}`)));
  return globSync("{app,features,slices,server,services}/**/*.{ts,tsx}")
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .sort()
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, index) => {
          const path = findPath(line);
          return path === undefined ? [] : [`${file}:${index + 1}: ${path}`];
        }),
    );
}
