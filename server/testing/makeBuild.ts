import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A build folder with a few files, for a site under test. */
export function makeBuild(): string {
  const distDir = mkdtempSync(join(tmpdir(), "site-"));
  mkdirSync(join(distDir, "static"));
  writeFileSync(join(distDir, "BUILD_ID"), "build");
  writeFileSync(join(distDir, "prerender-manifest.json"), JSON.stringify({ preview: { previewModeId: "secret" } }));
  writeFileSync(join(distDir, "static", "main.css"), ".used{color:red}.unused{color:blue}");
  writeFileSync(join(distDir, "static", "main.js"), `console.warn("${"words ".repeat(100)}")`);
  writeFileSync(join(distDir, "static", "large.bin"), Buffer.alloc(3 * 1024 * 1024, 7));
  return distDir;
}
