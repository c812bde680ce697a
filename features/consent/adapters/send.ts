import { callJson } from "@/features/shared/callJson";

/** Sends a measurement to the site's own origin, also while the page is being left. */
export function send(path: string, body: object): void {
  callJson(path, {
    method: "POST",
    body: JSON.stringify(body),
    keepalive: true,
    signal: AbortSignal.timeout(10_000),
  }).catch((error: unknown) => console.warn("a measurement was not taken", error));
}

let visit: string | undefined;

/** A name for this visit: rebuilt with every page load, kept nowhere. */
export const visitId = (): string => (visit ??= crypto.randomUUID());
