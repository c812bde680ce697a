import { ownValue } from "#contracts/ownValue.ts";
import type { Locale } from "@/features/shared/locale";
import { configNames, toFields } from "#cms/editor/model/FieldModel.ts";
import type { NamedField } from "#cms/editor/model/FieldModel.ts";
import { getWords } from "#cms/models/loadModelWords.ts";

/** Names that read otherwise than they are stored, in every language. */
const written = { json: "JSON", http: "HTTP", nft: "NFT", javascript: "JavaScript", typescript: "TypeScript" };

/**
 * An option as words: `available_chains` is “Available chains”; keys such as `eth-sepolia` stay as they are. Other languages
 * have theirs in `options.cn.json`, which is loaded with the words of the models.
 */
export const nameOption = (option: string, locale: Locale): string =>
  getWords(locale).get(`options.${option}`) ??
  ownValue(written, option) ??
  (/^[a-z]+(?:[ _][a-z]+)*$/.test(option)
    ? option.replaceAll("_", " ").replace(/^./, (letter) => letter.toUpperCase())
    : option);

/** Words of a slice or an entry; a choice of one of its fields as its label. */
export function nameFound(found: string, fields: readonly NamedField[], locale: Locale): string {
  const isChoice = ({ type, config }: NamedField): boolean =>
    type === "Select" ? configNames(config.options).includes(found) : toFields(config.fields).some(isChoice);
  return fields.some(isChoice) ? nameOption(found, locale) : found;
}
