/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

import { findPort } from "./findPort.ts";
import { RunningProcess } from "./RunningProcess.ts";
import { supervise } from "./supervise.ts";
import { stopUnlessReady } from "./waitUntilReady.ts";

jest.setTimeout(30_000);

const program = `
  require("node:http").createServer((request, response) => {
    if (request.url === "/hang") for (;;);
    response.end(String(process.pid));
  }).listen(process.env.PORT, "127.0.0.1");`;

/** A process that answers with its number, supervised with short timeouts. */
async function startSupervised() {
  const port = await findPort(4_850);
  const url = `http://127.0.0.1:${port}/`;
  const children: RunningProcess[] = [];
  const start = async () => {
    const child = new RunningProcess({
      name: "A server",
      args: ["-e", program],
      quiet: true,
      env: { ...process.env, PORT: String(port) },
    });
    await stopUnlessReady(child, { url, seconds: 20, accepts: (status) => status === 200 });
    children.push(child);
    return child;
  };
  const times = { intervalMs: 100, silenceMs: 500, stopTimeoutMs: 200, firstDelayMs: 20 };
  const first = await start();
  const ended = supervise({ child: first, health: url, start, times });
  const respond = () =>
    fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
      (response) => response.text(),
      () => "nobody",
    );
  /** Waits for the nth process and returns its answer. */
  const nth = async (count: number) => {
    while (children.length < count) await sleep(20);
    return respond();
  };
  return { url, children, ended, answer: respond, nth };
}

test("a process that is killed or hangs is restarted, and is not after it was stopped", async () => {
  const warned = jest.spyOn(console, "warn").mockReturnValue();
  const { url, children, ended, answer: response, nth } = await startSupervised();
  const responses = [await nth(1)];
  children[0]?.signal("SIGKILL");
  responses.push(await nth(2));
  fetch(`${url}hang`).catch(() => undefined);
  responses.push(await nth(3));
  expect(responses).toEqual(children.map(({ pid }) => String(pid)));
  expect(warned.mock.calls.map(([words]) => words)).toEqual([
    "A server stopped (SIGKILL); it is started again.",
    "A server stopped (no answer for 1 s); it is started again.",
  ]);
  await children.at(-1)?.stop();
  await ended;
  expect([children.length, await response()]).toEqual([3, "nobody"]);
});

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("the children of a killed command end with it, even one that ignores SIGTERM", async () => {
  const command = spawn(process.execPath, ["tools/run/testing/launcher.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const child = Number.parseInt(String(await once(command.stdout, "data")), 10);
  expect(isThere(child)).toBe(true);
  command.kill("SIGKILL");
  const killed = performance.now();
  while (isThere(child)) await sleep(50);
  expect(performance.now() - killed).toBeLessThan(20_000);
});
