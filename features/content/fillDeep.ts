import { mapTexts } from "./mapTexts";

/** A template's slices with `{name}` and its like filled in every text; marks in rich text keep their words. */
export const fillDeep = <T>(value: T, tokens: Record<string, string>): T =>
  mapTexts(value, (text) => fillTokens(text, tokens));

/** Puts a template's values into its texts: `{name} nodes` → `Ethereum nodes`. */
export const fillTokens = (text: string, tokens: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(tokens, name) ? (tokens[name] ?? whole) : whole));
