import { callJson } from "@/features/shared/callJson";

/** Sends a measurement to the site's own origin, also while the page is being left. */
export function send(path: string, body: object): void {
  callJson(path, {
    method: "POST",
    body: JSON.stringify(body),
    keepalive: true,
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => console.warn("a measurement was not sent", error));
}

let visit: string | undefined;

/** An id of this visit: new with every page load, stored nowhere. */
export const visitId = (): string => (visit ??= crypto.randomUUID());

/** An analytics adapter. It ignores Do Not Track: the visitor consented explicitly. */
export type Adapter = {
  start(): void;
  /** Something happened that has a name, such as `contact form`. */
  report(name: string): void;
  stop(): void;
};
