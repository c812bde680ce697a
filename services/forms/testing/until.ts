import { setTimeout as pause } from "node:timers/promises";

/** Asks again until there is an answer; throws after the time limit. */
export async function until<Value>(
  ask: () => Promise<Value | undefined | null | false>,
  milliseconds = 20_000,
): Promise<Value> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const value = await ask();
    if (value) return value;
    await pause(20);
  }
  throw new Error(`Nothing came within ${milliseconds} ms.`);
}
