import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { configureNginx } from "../../../tools/run/cluster/configureNginx.ts";
import { findProgram } from "../../../tools/run/cluster/programs.ts";
import { findPort } from "../../../tools/run/findPort.ts";

/** The installed nginx; `undefined` when there is none. */
export const nginxProgram = process.env.TEST_NGINX || findProgram("nginx");

/** nginx as it is deployed, in front of sites on these ports of loopback, until stopped. */
export async function startNginx(ports: number[]) {
  if (!nginxProgram) throw new Error("nginx is not installed");
  const folder = mkdtempSync(join(tmpdir(), "halyard-nginx-"));
  const port = await findPort(4_700);
  const child = spawn(nginxProgram, configureNginx({ folder, port, ports }), { stdio: "inherit" });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`nginx ended (${child.exitCode})`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, "exit") : undefined;
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true });
  };
  /** Lines of the error log about an instance that was unreachable, or about none being left. */
  const losses = () =>
    readFileSync(join(folder, "nginx-errors.log"), "utf8")
      .split("\n")
      .filter((line) => /upstream/.test(line));
  return { folder, port, origin, stop, losses };
}

export type TestNginx = Awaited<ReturnType<typeof startNginx>>;
