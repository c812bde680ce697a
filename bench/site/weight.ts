/**
 * Bytes on the wire (brotli) of every template: page, style, fonts, scripts before and after the first sign of use.
 * Fails where text templates send scripts before intent over 3 KB, or widgets over the framework's 115 KB and 30 KB more.
 */
import { brotliCompressSync } from "node:zlib";

import { kilobytes, printTable } from "../run/table.ts";
import { templates } from "../run/templates.ts";

const site = process.env.BENCH_SITE ?? "";
const limits = { before: 3 * 1024, after: 145 * 1024, style: 25 * 1024, fonts: 90 * 1024 };
const sizes = new Map<string, number>();

async function sizeOf(address: string): Promise<number> {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const response = await fetch(new URL(address, site), { headers: { "accept-encoding": "identity" } });
  const body = Buffer.from(await response.arrayBuffer());
  const size = address.endsWith(".woff2") ? body.length : brotliCompressSync(body).length;
  sizes.set(address, size);
  return size;
}

const sum = async (addresses: string[]) => {
  let total = 0;
  for (const address of new Set(addresses)) total += await sizeOf(address);
  return total;
};

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = ""]) => found);

const rows: (string | number)[][] = [
  ["KB, brotli", "HTML", "style", "fonts", "scripts before", "ours inline", "scripts after"],
];
const broken: string[] = [];
for (const { name, path, hasWidget } of templates) {
  const html = await (await fetch(new URL(path, site))).text();
  const markup = brotliCompressSync(Buffer.from(html)).length;
  const style = await sum(all(html, /<link rel="stylesheet" href="([^"]+)"/g));
  const fonts = await sum(all(html, /<link rel="preload" href="([^"]+\.woff2)"/g));
  const before = await sum(all(html, /<script(?![^>]*noModule)[^>]* src="([^"]+)"/g));
  const inline = all(html, /<script(?! type=)[^>]*>([^]*?)<\/script>/g).filter(
    (text) => !text.startsWith("self.__next_f") && !text.startsWith("(self.__next_f"),
  );
  const ours = brotliCompressSync(Buffer.from(inline.join(""))).length;
  const after = await sum((all(html, /data-scripts="([^"]+)"/g)[0] ?? "").split(" ").filter(Boolean));
  rows.push([name, ...[markup, style, fonts, before, ours, after].map(kilobytes)]);
  if (!hasWidget && before + ours > limits.before) broken.push(`${name}: scripts before intent`);
  if (after > limits.after) broken.push(`${name}: scripts after intent`);
  if (style > limits.style) broken.push(`${name}: style`);
  if (fonts > limits.fonts) broken.push(`${name}: fonts`);
}
printTable(rows);
for (const line of broken) console.log(`over its limit: ${line}`);
process.exitCode = broken.length > 0 ? 1 : 0;
