import { requestState } from "./api";
import { claimSchema, isOver } from "@/features/shared/contracts/faucetApi";
import type { Claim } from "@/features/shared/contracts/faucetApi";

const pollIntervalMs = 5_000;

type Tools = { request?: typeof requestState; every?: number };

/**
 * Reports every change of a claim until it ends; returns a function that stops it. Polls if no event stream is
 * available.
 */
export function watchClaim(claimId: string, onChange: (claim: Claim) => void, tools: Tools = {}): () => void {
  const { request = requestState, every = pollIntervalMs } = tools;
  const source = new EventSource(`/api/faucet/claims/${encodeURIComponent(claimId)}/events/`);
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    source.close();
    clearInterval(timer);
  };
  const pass = (claim: Claim) => {
    if (isOver(claim)) stop();
    onChange(claim);
  };
  const poll = () => {
    request(claimId).then(pass, (error: unknown) => console.warn("faucet: the claim could not be read", error));
  };
  source.addEventListener("claim", ({ data }: MessageEvent<unknown>) => {
    claimSchema.validate(JSON.parse(String(data))).then(pass, (error: unknown) => {
      console.error("faucet: an event has an unknown shape", error);
    });
  });
  source.addEventListener("error", () => {
    // An interrupted stream reconnects by itself; a rejected one does not.
    if (source.readyState === EventSource.CLOSED) timer ??= setInterval(poll, every);
  });
  return stop;
}
