import { fillBrand } from "@/features/shared/contracts/brand";

import { mapTexts } from "@/features/shared/contracts/mapTexts";

/** A template's slices with placeholders such as `{name}` filled in every text; rich text spans are shifted accordingly. */
export const fillDeep = <T>(value: T, tokens: Record<string, string>): T =>
  mapTexts(value, (text) => fillTokens(text, tokens));

/** Fills a template's placeholders: `{name} nodes` → `Ethereum nodes`. */
export const fillTokens = (text: string, tokens: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(tokens, name) ? (tokens[name] ?? whole) : whole));

/** The same with the brand's values, for content that does not come through the client. */
export const fillBrandDeep = <T>(value: T, brand: Record<string, string>): T =>
  mapTexts(value, (text) => fillBrand(text, brand));
