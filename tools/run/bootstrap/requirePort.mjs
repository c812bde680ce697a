import { createServer } from "node:net";

import { Problem } from "./problem.mjs";

/**
 * Throws a `Problem` when a port cannot be listened on.
 * @param {string} variable setting that chooses the port
 * @param {number} port
 */
export async function requirePort(variable, port) {
  const code = await tryPort(port);
  if (code === undefined) return;
  const reason = code === "EACCES" ? "may not be used by this user" : "is in use";
  const other = port + 100 > 65_535 ? port - 100 : Math.max(port + 100, 1_124);
  throw new Problem(`Port ${port} ${reason}: choose another one with ${variable}, for example ${variable}=${other}.`);
}

/**
 * Error code of listening on all interfaces and on loopback, which some systems allow at once.
 * @param {number} port
 * @returns {Promise<string | undefined>}
 */
export async function tryPort(port) {
  return (await listenOnce(port)) ?? (await listenOnce(port, "127.0.0.1"));
}

/**
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<string | undefined>}
 */
function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error) => resolve("code" in error ? String(error.code) : error.message));
    server.listen({ port, host }, () => server.close(() => resolve(undefined)));
  });
}
