import type { Values } from "./model";

/** What is chosen, as a link and the history name it; the rest is the method's own. */
export type Choice = { network?: string; interface?: string; method?: string; values?: Values };

const names = ["network", "interface", "method", "params"] as const;

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string");

/** Whether a URL leads to a request in the console. */
export const namesRequest = (search: string): boolean => new URLSearchParams(search).has("method");

/** The choice that a URL names; what is broken in it is left out. */
export function readChoice(search: string): Choice {
  const given = new URLSearchParams(search);
  const text = (name: string) => given.get(name) ?? undefined;
  return {
    network: text("network"),
    interface: text("interface"),
    method: text("method"),
    ...readValues(text("params")),
  };
}

function readValues(text: string | undefined): { values?: Values } {
  if (text === undefined) return {};
  try {
    const values: unknown = JSON.parse(text);
    return isValues(values) ? { values } : {};
  } catch (error) {
    console.warn("console: the parameters of the link could not be read", error);
    return {};
  }
}

/** A URL with a choice in its query; other names stay. */
export function writeChoice(href: string, { values, ...choice }: Choice): string {
  const url = new URL(href);
  const texts: Record<string, string | undefined> = { ...choice, params: values && JSON.stringify(values) };
  for (const name of names) {
    const text = texts[name];
    if (text === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, text);
  }
  return url.href;
}
