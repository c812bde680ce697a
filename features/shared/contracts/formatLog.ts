export type LogLevel = "info" | "warn" | "error";

type LogEntry = {
  level: LogLevel;
  /** The part of the program that writes. */
  part: string;
  message: string;
  facts?: Record<string, unknown>;
};

type Options = {
  time?: Date;
  /** Readable text for a terminal instead of one line of JSON. */
  isReadable?: boolean;
  /** Redacts secrets in a text. */
  clean?: (text: string) => string;
};

/**
 * One line of JSON: when, how grave, which part, what, and further facts. An error among the facts leaves its message, and
 * its stack with those of its causes in the field `stack`. Readable, the line is words, and the stack stands below.
 */
export function formatLog({ level, part, message, facts = {} }: LogEntry, options: Options = {}): string {
  const { time = new Date(), isReadable = false, clean = (text) => text } = options;
  const error = Object.values(facts).find((fact) => fact instanceof Error);
  const stack = error && joinStacks(error);
  const line = { time: time.toISOString(), level, part, message, ...facts, ...(stack ? { stack } : {}) };
  const json = stringify(line, clean);
  return isReadable ? toWords(JSON.parse(json)) : `${json}\n`;
}

/** The stacks of an error and its causes; stops at a circular cause. */
function joinStacks(error: Error): string {
  const stacks: string[] = [];
  const seen = new Set<unknown>();
  for (let next: unknown = error; next instanceof Error && !seen.has(next); next = next.cause) {
    seen.add(next);
    stacks.push(next.stack ?? String(next));
  }
  return stacks.join("\nCaused by: ");
}

function stringify(line: object, clean: (text: string) => string): string {
  const open: object[] = [];
  return JSON.stringify(line, function replace(this: unknown, _, value: unknown) {
    if (value instanceof Error) return clean(value.message);
    if (typeof value === "bigint") return String(value);
    if (typeof value === "string") return clean(value);
    if (typeof value !== "object" || value === null) return value;
    // Ancestors of the value, to detect circular references.
    while (open.length > 0 && open.at(-1) !== this) open.pop();
    if (open.includes(value)) return "[circular]";
    open.push(value);
    return value;
  });
}

function toWords({ time, level, part, message, stack, ...facts }: Record<string, unknown>): string {
  const more = Object.entries(facts).map(
    ([name, value]) => ` ${name}=${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  const below = typeof stack === "string" ? `\n${stack.replace(/^/gm, "    ")}` : "";
  return `${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${String(part)}: ${String(message)}${more.join("")}${below}\n`;
}
