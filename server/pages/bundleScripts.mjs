import { buildSync } from "esbuild";
import { basename } from "node:path";

/**
 * Bundles and minifies browser scripts; throws the bundler's errors.
 * @param {string[]} entries paths of their modules
 * @returns {Map<string, string>} file name without extension → text
 */
export function bundleScripts(entries) {
  const { outputFiles } = buildSync({
    entryPoints: entries,
    outdir: "bundled",
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2022",
    // Modules are strict; a script of its own need not say so.
    tsconfigRaw: {},
    charset: "utf8",
    legalComments: "none",
    logLevel: "silent",
  });
  return new Map(outputFiles.map(({ path, text }) => [basename(path, ".js"), text.trimEnd()]));
}
