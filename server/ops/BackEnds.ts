import { array, object, string, ValidationError } from "yup";

import { log } from "../log.ts";

const intervalMs = 5_000;
// Longer than the embedded ones need to name what hangs.
const timeoutMs = 4_500;

type State = "up" | "down" | "unknown";
/** Where each back end is, by the name it has in `/ready`. */
type BackEndUrls = Record<string, string>;

// One `/ready` of the embedded back ends reports all of them.
const report = object({
  failed: array(object({ service: string().required(), reason: string().default("it does not say why") })).required(),
});

/** What is down, with the reason; `all` for every service of an origin. */
type Failures = { all: string } | { byService: Map<string, string> };

/** URLs of the back ends, as the app reads them (features/shared/env.ts). */
export function readBackEndUrls(source: Record<string, string | undefined>) {
  const own = `http://127.0.0.1:${source.SERVICES_PORT || 3001}`;
  const hosted = source.PRISMIC_REPOSITORY && `https://${source.PRISMIC_REPOSITORY}.cdn.prismic.io/api/v2`;
  return {
    content: source.PRISMIC_API_URL || hosted || `${own}/content/api/v2`,
    platform: source.PLATFORM_API_URL || own,
    forms: source.FORMS_API_URL || own,
    availability: source.AVAILABILITY_API_URL || own,
    faucet: source.FAUCET_API_URL || own,
    console: source.CONSOLE_API_URL || own,
    images: source.IMAGES_URL || own,
  };
}

/** Polls the back ends for `/ready` and the log; no request waits for it. */
export class BackEnds {
  readonly states: Record<string, State>;
  /** Why those that are down are. */
  readonly reasons = new Map<string, string>();
  private readonly urls: BackEndUrls;

  constructor(urls: BackEndUrls) {
    this.urls = urls;
    this.states = Object.fromEntries(Object.keys(urls).map((name) => [name, "unknown"]));
  }

  /** Polls now and every five seconds until the signal aborts. */
  start(signal: AbortSignal): void {
    const timer = setInterval(() => void this.check(), intervalMs).unref();
    signal.addEventListener("abort", () => clearInterval(timer));
    void this.check();
  }

  /** Checks each origin once; settles when all have answered or timed out. */
  async check(): Promise<void> {
    const origins = new Map<string, string[]>();
    for (const [name, url] of Object.entries(this.urls)) {
      const { origin } = new URL(url);
      origins.set(origin, [...(origins.get(origin) ?? []), name]);
    }
    await Promise.all([...origins].map(([origin, names]) => this.checkOrigin(origin, names)));
  }

  private async checkOrigin(origin: string, names: string[]): Promise<void> {
    const failures = await findFailures(origin);
    // Images are files of the repository.
    const findReason = (name: string) =>
      "all" in failures ? failures.all : failures.byService.get(name === "images" ? "content" : name);
    for (const name of names) this.note(name, findReason(name));
  }

  /** `reason` says why it is down. */
  private note(name: string, reason: string | undefined): void {
    const before = this.states[name];
    this.states[name] = reason === undefined ? "up" : "down";
    if (reason === undefined) this.reasons.delete(name);
    else this.reasons.set(name, reason);
    if (reason !== undefined && before !== "down") log("warn", "a back end is down", { backEnd: name, reason });
    if (reason === undefined && before === "down") log("info", "a back end is back", { backEnd: name });
  }
}

/** Services of an origin that are down. One without `/ready` is up as long as it answers anything but 5xx. */
async function findFailures(origin: string): Promise<Failures> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${origin}/ready`, { redirect: "manual", signal });
    if (response.status !== 503) {
      await response.body?.cancel();
      return response.status >= 500 ? { all: `/ready answered ${response.status}` } : { byService: new Map() };
    }
    const { failed } = await report.validate(JSON.parse(await response.text()));
    return { byService: new Map(failed.map(({ service, reason }) => [service, reason])) };
  } catch (error) {
    return { all: describe(error) };
  }
}

function describe(error: unknown): string {
  if (error instanceof DOMException && error.name === "TimeoutError") return "no response in time";
  if (error instanceof SyntaxError || error instanceof ValidationError) return "/ready answered 503 without saying why";
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // Without the address, which visitors may read.
  const code = typeof cause === "object" && cause !== null && "code" in cause ? ` (${String(cause.code)})` : "";
  return `it cannot be reached${code}`;
}
