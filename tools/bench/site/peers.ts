/**
 * The home page beside an Astro static site with the same content, and beside the framework's smallest page, both built
 * from the registry: bytes, requests a second, CPU, and LCP on a slow phone.
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

import { chromium } from "playwright";

import { browserArguments } from "../../check/browserArguments.ts";
import { findPort } from "../../run/findPort.ts";
import { startFileServer } from "../run/startFileServer.ts";
import { Gates } from "../run/Gates.ts";
import { installPackages } from "../run/installPackages.ts";
import { startPinned } from "../run/startPinned.ts";
import type { Pinned } from "../run/startPinned.ts";
import { kilobytes, printTable } from "../run/table.ts";
import { median } from "../run/quantile.ts";
import { visit } from "../run/visit.ts";
import { hasPrograms, measure } from "../run/wrk.ts";

const { BENCH_SITE: site = "", BENCH_BROWSER: browser, NEXT_DIST_DIR = ".next" } = process.env;
const rounds = 3;

type Peer = Pinned & { name: string; origin: string };

const env = {
  ...process.env,
  NODE_ENV: "production" as const,
  ASTRO_TELEMETRY_DISABLED: "1",
  NEXT_TELEMETRY_DISABLED: "1",
};

/** Builds the same text, styles and fonts with Astro; nginx serves its files. */
async function startAstro(html: string): Promise<Peer> {
  const folder = await installPackages("astro", { astro: "7.3.5" });
  for (const part of ["src", "dist", "public"]) rmSync(join(folder, part), { recursive: true, force: true });
  mkdirSync(join(folder, "src", "pages"), { recursive: true });
  const take = (pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
  const bare = html.replace(/<script\b[\s\S]*?<\/script>/g, "");
  writeFileSync(join(folder, "src", "body.html"), /<body[^>]*>([\s\S]*)<\/body>/.exec(bare)?.[1] ?? "");
  writeFileSync(
    join(folder, "src", "home.css"),
    [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join(""),
  );
  writeFileSync(
    join(folder, "src", "pages", "index.astro"),
    `---
import body from "../body.html?raw";
import style from "../home.css?raw";
---
<!doctype html>
<html lang="en" class="${take(/<html[^>]* class="([^"]*)"/)}">
  <head>
    <meta charset="utf-8" /><meta name="viewport" content="width=device-width" />
    <title>${take(/<title>([^<]*)/)}</title>
    <style is:inline set:html={style}></style>
  </head>
  <body set:html={body} />
</html>
`,
  );
  cpSync(join(NEXT_DIST_DIR, "static", "media"), join(folder, "public", "_next", "static", "media"), {
    recursive: true,
  });
  execFileSync(process.execPath, [join(folder, "node_modules", "astro", "bin", "astro.mjs"), "build"], {
    cwd: folder,
    env,
    stdio: "pipe",
  });
  for (const name of readdirSync(join(folder, "dist"), { recursive: true, encoding: "utf8" })) {
    if (/\.(html|css|js)$/.test(name)) {
      const file = join(folder, "dist", name);
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
  }
  return { name: "Astro, the same content", ...(await startFileServer({ folder: join(folder, "dist") })) };
}

/** The framework's smallest page: the lower bound of its pages. */
async function startNext(): Promise<Peer> {
  const folder = await installPackages("next", { next: "16.4.6", react: "19.3.1", "react-dom": "19.3.1" });
  mkdirSync(join(folder, "app"), { recursive: true });
  const layout = "export default ({ children }) => <html lang='en'><body>{children}</body></html>;";
  writeFileSync(join(folder, "app", "layout.jsx"), layout);
  writeFileSync(join(folder, "app", "page.jsx"), "export default () => <h1>Hello</h1>;");
  writeFileSync(join(folder, "next.config.mjs"), `export default { turbopack: { root: ${JSON.stringify(folder)} } };`);
  const next = join(folder, "node_modules", "next", "dist", "bin", "next");
  execFileSync(process.execPath, [next, "build"], { cwd: folder, env: { ...env, NEXT_DIST_DIR: "" }, stdio: "pipe" });
  const port = await findPort(4470);
  const origin = `http://127.0.0.1:${port}`;
  const args = [next, "start", folder, "--port", String(port)];
  return { name: "a minimal Next page", origin, ...(await startPinned(process.execPath, args, `${origin}/`)) };
}

async function startOurs(): Promise<Peer> {
  const port = await findPort(4470);
  const origin = `http://127.0.0.1:${port}`;
  const args = ["--max-http-header-size=1048576", "server/main.ts"];
  return {
    name: "ours",
    origin,
    ...(await startPinned(process.execPath, args, `${origin}/ready`, { PORT: String(port) })),
  };
}

/** Bytes that a browser fetches before it is idle, by kind, brotli-compressed. */
async function weigh({ origin }: Peer): Promise<{ html: number; scripts: number }> {
  const html = await (await fetch(`${origin}/`)).text();
  const sources = [...html.matchAll(/<script(?![^>]*noModule)[^>]* src="([^"]+)"/gi)].map(([, source = ""]) => source);
  let scripts = 0;
  for (const source of new Set(sources)) {
    scripts += brotliCompressSync(Buffer.from(await (await fetch(new URL(source, origin))).arrayBuffer())).length;
  }
  return { html: brotliCompressSync(Buffer.from(html)).length, scripts };
}

if (hasPrograms("wrk", "nginx", "taskset")) {
  const html = await (await fetch(`${site}/`)).text();
  const peers = [await startOurs(), await startAstro(html), await startNext()];
  const chrome = await chromium.launch({ executablePath: browser, args: browserArguments() });
  const rows: (string | number)[][] = [
    ["home page", "HTML KB", "scripts KB", "requests/s", "p99", "CPU µs", "LCP ms", "blocked ms"],
  ];
  const lcp: number[] = [];
  const weights: { html: number; scripts: number }[] = [];
  for (const peer of peers) {
    const weight = await weigh(peer);
    const target = { pids: [peer.pid], url: `${peer.origin}/` };
    await measure(target);
    const { perSecond, p99, cpu } = await measure(target);
    const visits = [];
    for (let round = 0; round < rounds; round += 1) visits.push(await visit(chrome, `${peer.origin}/`));
    lcp.push(median(visits.map((one) => one.lcp)));
    weights.push(weight);
    rows.push([
      peer.name,
      kilobytes(weight.html),
      kilobytes(weight.scripts),
      Math.round(perSecond),
      p99,
      cpu.toFixed(1),
      Math.round(lcp.at(-1) ?? 0),
      Math.round(median(visits.map(({ blocked }) => blocked))),
    ]);
  }
  await chrome.close();
  await Promise.all(peers.map((peer) => peer.stop()));
  printTable(rows);
  const [own, astro] = lcp;
  console.log(
    `LCP is ${((own ?? 0) / (astro ?? Number.NaN)).toFixed(2)} × Astro's; HTML ${((weights[0]?.html ?? 0) / (weights[1]?.html ?? Number.NaN)).toFixed(2)} ×`,
  );
  const gates = new Gates();
  gates.atMost(
    "peers: our scripts before intent ÷ the framework's floor",
    (weights[0]?.scripts ?? 0) / (weights[2]?.scripts ?? Number.NaN),
    // The loader: 3 KB, compared with the framework's 112.
    0.027,
    "×",
  );
  gates.finish();
}
