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

/** A name for this visit: rebuilt with every page load, kept nowhere. */
export const visitId = (): string => (visit ??= crypto.randomUUID());

/** Something that measures visits. Do Not Track is not asked: the visitor said yes to exactly this. */
export type Adapter = {
  start(): void;
  /** Something happened that has a name, such as `contact form`. */
  report(name: string): void;
  stop(): void;
};
