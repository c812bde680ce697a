import { setTimeout as sleep } from "node:timers/promises";

import type { Fault } from "./Fault.ts";

type Request = { path: string; init?: RequestInit };

/** Sends requests in a loop, `atOnce` concurrently, for some seconds. */
async function sendRequests(
  origin: string,
  requests: Request[],
  { seconds, atOnce }: { seconds: number; atOnce: number },
) {
  const until = Date.now() + seconds * 1_000;
  const walk = async (from: number) => {
    for (let at = from; Date.now() < until; at += 1) {
      const { path, init } = requests[at % requests.length] ?? { path: "/" };
      const result = fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(5_000) });
      // These results are not measured.
      await result.then((response) => response.arrayBuffer()).catch(() => undefined);
      await sleep(5);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => walk(index)));
}

const large = { method: "POST", body: "x".repeat(900_000), headers: { "content-type": "application/json" } };
const odd: Request[] = [
  { path: "/contact/?result=constructor" },
  { path: "/nodes/?q=__proto__" },
  { path: "/api/images/no-such-picture.png?w=640" },
  { path: "/api/images/prismic/somebody/a.png" },
  { path: `/about/?x=${"x".repeat(8_000)}` },
  ...["/api/csp-reports/", "/api/forms/newsletter/", "/api/vitals/", "/about/"].map((path) => ({ path, init: large })),
];
const authorized = ["/about/", "/pricing/", "/faq/"].map((path) => ({
  path,
  init: { headers: { authorization: "x", cookie: "a=b", "x-real-ip": "192.0.2.1" } },
}));

/** Hostile requests. */
export const requestFaults: Fault[] = [
  {
    name: "requests that fail",
    seconds: 1,
    start: ({ cluster }) => sendRequests(cluster.origin, odd, { seconds: 15, atOnce: 2 }),
  },
  {
    name: "Authorization flood",
    seconds: 1,
    start: ({ cluster }) => sendRequests(cluster.origin, authorized, { seconds: 15, atOnce: 3 }),
  },
];
