import { ownValue } from "#contracts/ownValue.ts";

// Slice Machine's names are identifiers.
const names: Record<string, string> = { Faq: "FAQ", MediaText: "Media and text" };

/** The name of a slice for editors: `CallToAction` is “Call to action”; a translated one is unchanged. */
export const nameSliceModel = (name: string): string =>
  ownValue(names, name) ?? name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
