/** @jest-environment node */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { get } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { parse } from "yaml";

import { configureNginx } from "../../tools/run/cluster/configureNginx.ts";
import { findPort } from "../../tools/run/findPort.ts";
import { nginxProgram } from "./testing/startNginx.ts";

const withTls = nginxProgram && spawnSync("openssl", ["version"]).status === 0 ? test : test.skip;
const folder = mkdtempSync(join(tmpdir(), "halyard-tls-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The compose file's directives for nginx, with the certificate and ports of this test. */
function readTls(): string {
  const customTags = [{ tag: "!override", collection: "seq" as const, resolve: (value: unknown) => value }];
  const { services } = parse(readFileSync("deploy/compose.tls.yaml", "utf8"), { customTags });
  const tls = String(services.nginx.environment.NGINX_TLS).replaceAll("$$", "$").replaceAll("/etc/tls", folder);
  // Debian's nginx predates this directive; the image supports it.
  return tls.replace("http2 on; ", "");
}

/** Status of a path over TLS, and what the site received; the certificate is self-signed. */
const request = (port: number) =>
  new Promise<{ status?: number; text: string }>((done, fail) => {
    get({ host: "127.0.0.1", port, path: "/", rejectUnauthorized: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part: string) => (text += part));
      response.on("end", () => done({ status: response.statusCode, text }));
    }).on("error", fail);
  });

withTls(
  "with TLS nginx answers, tells the site so, and leads plain requests there",
  async () => {
    const certificate = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
    const opensslArgs = [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=localhost",
      ...certificate,
    ];
    execFileSync("openssl", opensslArgs, { stdio: "ignore" });
    const site = createServer(({ headers }, response) => response.end(headers["x-forwarded-proto"]));
    const [upstream, secure] = [await findPort(4_740), await findPort(4_760)];
    const plain = await findPort(secure + 1);
    await new Promise<void>((done) => site.listen(upstream, "127.0.0.1", done));
    const listen = `127.0.0.1:${secure} ssl; listen 127.0.0.1:${plain}`;
    const args = configureNginx({ folder, port: plain, ports: [upstream], listen, tls: readTls() });
    const nginx = spawn(nginxProgram ?? "", args, { stdio: "inherit" });
    const ended = once(nginx, "exit");
    const options = { redirect: "manual" } as const;
    let result: Response | undefined;
    while (!result && nginx.exitCode === null) {
      result = await fetch(`http://127.0.0.1:${plain}/pricing/?a=1`, options).catch(() => sleep(50, undefined));
    }
    expect([result?.status, result?.headers.get("location")]).toEqual([308, "https://127.0.0.1/pricing/?a=1"]);
    expect(await request(secure)).toEqual({ status: 200, text: "https" });
    nginx.kill("SIGTERM");
    await ended;
    site.close();
  },
  30_000,
);
