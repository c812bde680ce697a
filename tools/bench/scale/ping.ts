import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const pingMs = 10;

// The thread of `Pings`. Its data are the URL; after the first request it says so, at the end how long the others took.
const ask = async () => (await fetch(String(workerData))).text();
const waits: number[] = [];
let isOver = false;
parentPort?.once("message", () => (isOver = true));
await ask();
parentPort?.postMessage([]);
while (!isOver) {
  const start = performance.now();
  await ask();
  waits.push(performance.now() - start);
  await sleep(pingMs);
}
parentPort?.postMessage(waits);
