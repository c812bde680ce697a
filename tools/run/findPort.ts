import { Problem } from "./bootstrap/problem.mjs";
import { tryPort } from "./bootstrap/requirePort.mjs";

/** The first port from `start` on that is free and not in `taken`. */
export async function findPort(start: number, taken: number[] = []): Promise<number> {
  for (let port = start; port < start + 200; port += 1) {
    if (!taken.includes(port) && (await tryPort(port)) === undefined) return port;
  }
  throw new Problem(`No free port between ${start} and ${start + 199}.`);
}
