import { setTimeout as sleep } from "node:timers/promises";

/** Polls until a value is truthy and returns it; throws after the timeout. */
export async function waitFor<Value>(
  poll: () => Value | Promise<Value>,
  timeoutMs = 20_000,
): Promise<NonNullable<Exclude<Value, false>>> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const value = await poll();
    if (isTruthy(value)) return value;
    await sleep(20);
  }
  throw new Error(`The condition was not met within ${timeoutMs} ms.`);
}

const isTruthy = <Value>(value: Value): value is NonNullable<Exclude<Value, false>> => Boolean(value);
