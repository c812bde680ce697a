import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";

// Off the main thread: a page stays quick while it works.
addEventListener("message", async ({ data }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge: data, deriveKey });
  postMessage(solution ? btoa(JSON.stringify({ challenge: data, solution })) : undefined);
});
