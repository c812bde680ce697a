import type { Values } from "./model";

/** One call of a batch. */
export type BatchCall = { method: string; params: unknown };

/** The choice in a link and in the history; the rest is the method's default. It never contains the visitor's key. */
export type Choice = {
  chain?: string | undefined;
  network?: string | undefined;
  interface?: string | undefined;
  method?: string | undefined;
  values?: Values | undefined;
  batch?: readonly BatchCall[] | undefined;
};

const names = ["chain", "network", "interface", "method", "params", "batch"] as const;

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string");

/** Whether a URL contains a request of the console. */
export const namesRequest = (search: string): boolean => {
  const params = new URLSearchParams(search);
  return params.has("method") || params.has("chain") || params.has("batch");
};

/** The choice that a URL names; what is broken in it is left out. */
export function readChoice(search: string): Choice {
  const params = new URLSearchParams(search);
  const text = (name: string) => params.get(name) ?? undefined;
  const values = readJson(text("params"));
  return {
    chain: text("chain"),
    network: text("network"),
    interface: text("interface"),
    method: text("method"),
    ...(isValues(values) ? { values } : {}),
    ...readBatch(readJson(text("batch"))),
  };
}

/** A link contains a batch as pairs of method and parameters. */
function readBatch(value: unknown): { batch?: BatchCall[] } {
  if (!Array.isArray(value)) return {};
  const pairs: unknown[] = value;
  const calls = pairs.flatMap((pair): BatchCall[] => {
    const [method, params]: unknown[] = Array.isArray(pair) ? pair : [];
    return typeof method === "string" ? [{ method, params: params ?? [] }] : [];
  });
  return calls.length > 0 ? { batch: calls } : {};
}

function readJson(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn("console: the parameters of the link could not be read", error);
    return undefined;
  }
}

/** A URL with a choice in its query; other names stay. */
export function writeChoice(href: string, { values, batch, ...choice }: Choice): string {
  const url = new URL(href);
  const calls = batch?.map(({ method, params }) => [method, params]);
  const texts: Record<string, string | undefined> = {
    ...choice,
    params: values && JSON.stringify(values),
    batch: calls && JSON.stringify(calls),
  };
  for (const name of names) {
    const text = texts[name];
    if (text === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, text);
  }
  return url.href;
}
