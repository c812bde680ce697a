import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";

// In a worker, to keep the main thread responsive.
addEventListener("message", async ({ data }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge: data, deriveKey });
  postMessage(solution ? btoa(JSON.stringify({ challenge: data, solution })) : undefined);
});
