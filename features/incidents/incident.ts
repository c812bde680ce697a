import { incidentNoticeMs } from "@/features/shared/incidentNoticeMs";

/** An incident or a maintenance, as an editor wrote it; moments are ISO times. */
export type Incident = {
  path: string;
  title: string;
  summary: string;
  kind: "incident" | "maintenance";
  started: string;
  /** When it was over, or is planned to be; `undefined` while nobody knows. */
  resolved: string | undefined;
  /** Keys of chains and regions; empty when all are affected. */
  chains: string[];
  regions: string[];
  /** What was written meanwhile, oldest first. */
  updates: Update[];
  isSample: boolean;
};

export type Update = { at: string; state: string; text: string };

/** Where an incident stands: announced, under way, or over. */
export type Phase = "planned" | "open" | "over";

type Entry = {
  path: string;
  title: string;
  summary: string;
  facts: Record<string, unknown>;
  /** Its last publication, which counts as the start of one that is opened without. */
  changed: string;
};

/** The incident of a document, from the fields that the site index keeps. */
export function toIncident(entry: Entry): Incident {
  const { path, title, summary, facts, changed } = entry;
  const text = (name: string) => String(facts[name] ?? "");
  return {
    path,
    title,
    summary,
    kind: facts.kind === "maintenance" ? "maintenance" : "incident",
    started: toIsoTime(text("started")) ?? toIsoTime(changed) ?? new Date(0).toISOString(),
    resolved: toIsoTime(text("resolved")),
    chains: listWords(text("chains")),
    regions: listWords(text("regions")),
    updates: readUpdates(facts.updates),
    isSample: Boolean(facts.is_sample),
  };
}

/** The updates of a group field, or of the text that the site index keeps of it. */
function readUpdates(value: unknown): Update[] {
  const entries: unknown = typeof value === "string" ? JSON.parse(value) : value;
  if (!Array.isArray(entries)) return [];
  return entries
    .flatMap((entry) => {
      const { at, state, text } = Object(entry);
      const moment = toIsoTime(String(at ?? ""));
      return moment && text ? [{ at: moment, state: String(state ?? ""), text: String(text) }] : [];
    })
    .toSorted((one, other) => one.at.localeCompare(other.at));
}

// Prismic writes `+0000`, which not every parser takes.
function toIsoTime(text: string): string | undefined {
  const time = Date.parse(text.replace(/\+0000$/, "Z"));
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

const listWords = (text: string) => text.split(/[\s,]+/).filter(Boolean);

export function getPhase({ started, resolved }: Incident, now: Date): Phase {
  if (Date.parse(started) > now.getTime()) return "planned";
  return resolved !== undefined && Date.parse(resolved) <= now.getTime() ? "over" : "open";
}

/** The newest first. */
export const sortIncidents = (incidents: readonly Incident[]): Incident[] =>
  incidents.toSorted((one, other) => other.started.localeCompare(one.started));

/** Incidents that touch a chain: those that name it, or name none. */
export const filterByChain = (incidents: readonly Incident[], chain: string): Incident[] =>
  incidents.filter(({ chains }) => chains.length === 0 || chains.includes(chain));

/** What the strip above every page tells: what is under way, and maintenance of the next three days. */
export const listCurrent = (incidents: readonly Incident[], now: Date): Incident[] =>
  sortIncidents(incidents).filter((incident) => {
    const phase = getPhase(incident, now);
    return (
      phase === "open" || (phase === "planned" && Date.parse(incident.started) - now.getTime() <= incidentNoticeMs)
    );
  });

/** How long it lasted, in whole minutes; `undefined` while it does. */
export const getMinutes = ({ started, resolved }: Incident): number | undefined =>
  resolved === undefined ? undefined : Math.max(1, Math.round((Date.parse(resolved) - Date.parse(started)) / 60_000));
