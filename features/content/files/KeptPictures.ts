export type Picture = { body: Uint8Array<ArrayBuffer>; type: string };

/** What the storage said: a picture, one too large to keep, that there is none, or nothing that could be used. */
export type Outcome = Picture | "large" | "missing" | "failed";

type Entry = { outcome: Outcome; kept: Picture | undefined; until: number };

const freshFor = 60_000;
// A storage that fails is not asked again for every visitor, nor for a name that somebody makes up.
const failedFor = 5_000;
/** Largest picture that is kept, in bytes: larger ones would push out all others. */
export const mostKeptBytes = 2 * 1024 * 1024;
const mostBytes = 32 * 1024 * 1024;
const mostNames = 2_000;
const patience = 1_000;

/**
 * Answers of the picture storage by address, the last used ones: one request at a time for each, failures for five
 * seconds, and the last good picture while the storage fails or takes longer than a second.
 */
export class KeptPictures {
  private readonly entries = new Map<string, Entry>();
  private readonly flights = new Map<string, Promise<Outcome>>();
  private size = 0;
  private readonly fetchPicture: (url: string) => Promise<Outcome>;
  private readonly now: () => number;

  constructor(fetchPicture: (url: string) => Promise<Outcome>, now: () => number = () => performance.now()) {
    this.fetchPicture = fetchPicture;
    this.now = now;
  }

  /** The picture of an address, asked for when none is kept or the kept one is a minute old; never rejects. */
  async find(url: string): Promise<Outcome> {
    const entry = this.entries.get(url);
    if (!entry) return this.renew(url);
    this.put(url, entry);
    const held = entry.kept ?? entry.outcome;
    if (this.now() < entry.until) return held;
    const flight = this.renew(url);
    return entry.kept ? inTime(flight, entry.kept) : flight;
  }

  private renew(url: string): Promise<Outcome> {
    const known = this.flights.get(url);
    if (known) return known;
    const flight = this.fetchPicture(url)
      .then((outcome) => this.keep(url, outcome))
      .finally(() => this.flights.delete(url));
    this.flights.set(url, flight);
    return flight;
  }

  /** Notes what was said; gives back what to answer, which is the last good picture when it was a failure. */
  private keep(url: string, outcome: Outcome): Outcome {
    const kept = outcome === "failed" ? this.entries.get(url)?.kept : toPicture(outcome);
    const until = this.now() + (outcome === "failed" || outcome === "missing" ? failedFor : freshFor);
    this.put(url, { outcome, kept, until });
    return kept ?? outcome;
  }

  private put(url: string, entry: Entry): void {
    this.drop(url);
    this.entries.set(url, entry);
    this.size += getByteLength(entry);
    for (const oldest of this.entries.keys()) {
      if (this.size <= mostBytes && this.entries.size <= mostNames) return;
      this.drop(oldest);
    }
  }

  private drop(url: string): void {
    const entry = this.entries.get(url);
    if (!entry) return;
    this.entries.delete(url);
    this.size -= getByteLength(entry);
  }
}

const toPicture = (outcome: Outcome) => (typeof outcome === "string" ? undefined : outcome);
const getByteLength = ({ kept }: Entry) => kept?.body.byteLength ?? 0;

async function inTime(flight: Promise<Outcome>, kept: Picture): Promise<Outcome> {
  const late = Promise.withResolvers<Outcome>();
  const timer = setTimeout(() => late.resolve(kept), patience);
  return Promise.race([flight, late.promise]).finally(() => clearTimeout(timer));
}
