import { basename } from "node:path";

/**
 * Private words that names do not contain, each with the standard term. A key is a run of words of a camelCase name.
 * Not banned, because the field uses them: address (sockets, wallets, e-mail), begin (a transaction), faces (of a font),
 * held (locks), leave (a drag), mark (rich text, the brand), visit (analytics), work (proof of).
 */
export const bannedWords: Record<string, string> = {
  "address book": "routing table",
  "address keeper": "RouteTableLoader",
  "answer alone": "renderUncached",
  ask: "request, fetch, send",
  "begin to use": "startUsing",
  begun: "started",
  book: "index, store",
  desk: "EditingContext",
  door: "lazy entry",
  doubt: "StaleRenderTracker",
  expiry: "revalidation",
  fewest: "min",
  "finish html": "transformHtml",
  "fixed pages": "ErrorPages",
  grown: "merged, growth",
  handover: "InitialFormState",
  hear: "listen",
  heard: "received",
  inventory: "sbom",
  keeper: "loader",
  kept: "stored, retained, unchanged",
  loose: "unscheduled",
  "modal room": "ModalRoot",
  moving: "sync",
  neighbour: "adjacent",
  neighbours: "adjacent",
  newest: "latest",
  news: "payload, message",
  nobody: "what is missing",
  passage: "RequestContext, part",
  passing: "proxy",
  "patient fetch": "fetchWithRetry",
  pause: "sleep, delayMs",
  place: "folder, location, position",
  "plain form": "no-JS form",
  rates: "limiter",
  refuse: "reject, sendError",
  "release work": "ReleaseService",
  room: "capacity",
  said: "text, message, output",
  saying: "emitting",
  "send plain": "submitWithoutJs",
  settle: "debounce, confirm, resolve",
  "shared answers": "ResponseCache",
  someone: "visitor, client",
  sometimes: "throttled",
  sought: "searchText, query",
  stray: "unknown",
  "take flight": "RSC payload",
  tell: "notify, report, print",
  told: "payload, reported",
  trap: "honeypot",
  turn: "tick, batch",
  upgrades: "RecompressionQueue",
  whole: "full, complete, entire",
  workshop: "EditingContext",
};

const declaration = /\b(?:const|let|function\*?|class|type|interface)\s+([A-Za-z_$][\w$]*)/g;
const member = /^ {2}(?:(?:private|protected|readonly|static|async|get|set) )*#?([A-Za-z_]\w*)[(<]/gm;

/** Names that a file declares, its own included, in the order found. */
function listNames(path: string, text: string): string[] {
  const matches = [...text.matchAll(declaration), ...text.matchAll(member)];
  return [basename(path).replace(/\..*$/, ""), ...matches.map(([, name = ""]) => name)];
}

/** Sentences about the banned words in a file's names; none when its names are in standard terms. */
export function findBannedWords(path: string, text: string): string[] {
  const names = new Set(listNames(path, text));
  return [...names].flatMap((name) => {
    const words = ` ${splitWords(name).join(" ")} `;
    const word = Object.keys(bannedWords).find((key) => words.includes(` ${key} `));
    return word ? [`${path}: "${name}" says "${word}", the term is ${bannedWords[word]}`] : [];
  });
}

/** The words of a camelCase, PascalCase, snake_case or kebab-case name, in lower case. */
export function splitWords(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
}
