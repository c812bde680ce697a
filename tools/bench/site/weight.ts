/**
 * Bytes on the wire (brotli) of every template: page, styles, fonts, scripts before and after the first sign of intent.
 * Before intent, text templates send no framework code and at most 3 KB of the site's own; widgets add the framework's
 * 115 KB and 30 KB.
 */
import { brotliCompressSync } from "node:zlib";

import { Gates } from "../run/Gates.ts";
import { kilobytes, printTable } from "../run/table.ts";
import { templates } from "../run/templates.ts";

const site = process.env.BENCH_SITE ?? "";
const sizes = new Map<string, number>();

async function measureSize(url: string): Promise<number> {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const response = await fetch(new URL(url, site), { headers: { "accept-encoding": "identity" } });
  const body = Buffer.from(await response.arrayBuffer());
  const size = url.endsWith(".woff2") ? body.length : brotliCompressSync(body).length;
  sizes.set(url, size);
  return size;
}

const sum = async (urls: string[]) => {
  let total = 0;
  for (const url of new Set(urls)) total += await measureSize(url);
  return total;
};

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

const rows: (string | number)[][] = [
  ["KB, brotli", "HTML", "style", "fonts", "scripts before", "of these ours", "scripts after"],
];
const gates = new Gates();
const kilo = (bytes: number) => bytes / 1024;
for (const { name, path, hasWidget } of templates) {
  const html = await (await fetch(new URL(path, site))).text();
  const markup = brotliCompressSync(Buffer.from(html)).length;
  const style = await sum(all(html, /<link rel="stylesheet" href="([^"]+)"/g));
  const fonts = await sum((all(html, /data-faces="([^"]+\.woff2)"/g)[0] ?? "").split(" ").filter(Boolean));
  const files = all(html, /<script(?![^>]*noModule)[^>]* src="([^"]+)"/g);
  const loaders = files.filter((path) => path.startsWith("/_next/loader/"));
  const framework = await sum(files.filter((path) => !loaders.includes(path)));
  const inline = all(html, /<script(?! type=)[^>]*>([^]*?)<\/script>/g).filter(
    (text) => !text.startsWith("self.__next_f") && !text.startsWith("(self.__next_f"),
  );
  const ours = (await sum(loaders)) + brotliCompressSync(Buffer.from(inline.join(""))).length;
  const after = await sum((all(html, /data-scripts="([^"]+)"/g)[0] ?? "").split(" ").filter(Boolean));
  if (name === "one chain") gates.atMost("weight, a page of interface text: HTML", kilo(markup), 14, "KB");
  rows.push([name, ...[markup, style, fonts, framework + ours, ours, after].map(kilobytes)]);
  if (!hasWidget) gates.atMost(`weight, ${name}: framework before intent`, kilo(framework), 0, "KB");
  if (!hasWidget) gates.atMost(`weight, ${name}: our script`, kilo(ours), 3, "KB");
  gates.atMost(`weight, ${name}: scripts once used`, kilo(framework + after), 145, "KB");
  gates.atMost(`weight, ${name}: style`, kilo(style), 25, "KB");
  gates.atMost(`weight, ${name}: fonts`, kilo(fonts), 90, "KB");
}
printTable(rows);
gates.finish();
