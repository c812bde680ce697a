import { createServer } from "node:net";

import { Problem } from "./bootstrap/problem.mjs";

/** Throws a `Problem` when a port cannot be listened on. */
export async function requirePort(variable: string, port: number): Promise<void> {
  const code = await tryPort(port);
  if (code === undefined) return;
  const reason = code === "EACCES" ? "may not be used by this user" : "is in use";
  throw new Problem(
    `Port ${port} ${reason}: choose another one with ${variable}, for example ${variable}=${port + 100 > 65_535 ? port - 100 : Math.max(port + 100, 1_124)}.`,
  );
}

/** The first port from `start` on that is free now and was not taken by the caller before. */
export async function findPort(start: number, taken: number[] = []): Promise<number> {
  for (let port = start; port < start + 200; port += 1) {
    if (!taken.includes(port) && (await tryPort(port)) === undefined) return port;
  }
  throw new Problem(`No free port between ${start} and ${start + 199}.`);
}

/** Error code of listening on all interfaces and on loopback, which some systems allow at once. */
async function tryPort(port: number): Promise<string | undefined> {
  return (await listenOnce(port)) ?? (await listenOnce(port, "127.0.0.1"));
}

function listenOnce(port: number, host?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}
