import { toLang } from "#cms/repository/domain/languages.ts";

/** The language that a name stands for, such as `cn`, `zh` or `zh-CN`; `undefined` for none of the repository. */
export function findLang(name: string, languages: readonly string[]): string | undefined {
  const lower = name.toLowerCase().replace("_", "-");
  const own = toLang(lower);
  return languages.find((lang) => lang === own) ?? languages.find((lang) => lang.split("-")[0] === lower);
}
