import { mkdirSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";

import { findPort } from "../../run/findPort.ts";
import { startPinned } from "./startPinned.ts";
import type { Pinned } from "./startPinned.ts";

type Options = {
  folder: string;
  /** Paths, and the files with their compressed bytes. */
  pages?: Record<string, string>;
};

/** An nginx that only serves a folder, with precompressed files where they exist. */
export async function startFileServer({ folder, pages = {} }: Options): Promise<Pinned & { origin: string }> {
  const port = await findPort(4460);
  const origin = `http://127.0.0.1:${port}`;
  for (const [path, source] of Object.entries(pages)) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, "index.html"), await fetchPacked(source));
  }
  const work = `${folder}-nginx`;
  mkdirSync(work, { recursive: true });
  const file = join(work, "nginx.conf");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    file,
    `include /etc/nginx/modules-enabled/*.conf; ${user} daemon off; worker_processes 1; pid ${work}/pid;
error_log ${work}/error; events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000; gzip_static on; brotli_static on;
  types { text/html html; text/css css; text/javascript js mjs; font/woff2 woff2; image/svg+xml svg; }
  client_body_temp_path ${work}/b; proxy_temp_path ${work}/p; fastcgi_temp_path ${work}/f; uwsgi_temp_path ${work}/u;
  scgi_temp_path ${work}/s; server { listen 127.0.0.1:${port}; root ${folder}; index index.html; } }`,
  );
  const first = Object.keys(pages)[0] ?? "/";
  return { origin, ...(await startPinned("nginx", ["-c", file], `${origin}${first}`)) };
}

/** The bytes of a page as a browser receives them. */
function fetchPacked(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk)).on("end", () => resolve(Buffer.concat(chunks)));
    }).on("error", reject);
  });
}
