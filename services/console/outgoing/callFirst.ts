import type { Composed } from "../../kit/methods/compose.ts";
import type { Upstream } from "../UpstreamResolver.ts";
import { call } from "./call.ts";
import type { Limits, NodeResponse } from "./call.ts";
import { CallFailure } from "./CallFailure.ts";

/** The response of the first reachable upstream, tried in order. Throws the `CallFailure` of the first. */
export async function callFirst(
  upstreams: readonly [Upstream, ...Upstream[]],
  request: Composed,
  limits: Limits,
): Promise<{ answer: NodeResponse; upstream: Upstream }> {
  const failures: unknown[] = [];
  for (const upstream of upstreams) {
    try {
      const response = await call(upstream, request, limits);
      upstream.breaker.succeed();
      return { answer: response, upstream };
    } catch (error) {
      upstream.breaker.fail();
      failures.push(error);
      // Do not try the next one after a timeout: the visitor's waiting time is used up.
      if (!(error instanceof CallFailure) || error.code === "late") break;
    }
  }
  throw failures[0];
}
