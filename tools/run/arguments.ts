import { defaultLocale, isLocale, locales } from "../../features/shared/contracts/locales.ts";
import type { Locale } from "../../features/shared/contracts/locales.ts";
import { Problem } from "./bootstrap/problem.mjs";

type ChosenLocale = { locale: Locale | undefined; notice: string | undefined };

/**
 * The server's default locale: the last argument of `npm start` if it names a language, otherwise the first one with a
 * notice; nothing without arguments.
 */
export function readLocale(args: string[]): ChosenLocale {
  const last = args.at(-1);
  if (last === undefined) return { locale: undefined, notice: undefined };
  const locale = isLocale(last) ? last : defaultLocale;
  const ignored = args.filter((arg, index) => index < args.length - 1 || arg !== locale);
  const notice = `Unknown argument ${JSON.stringify(ignored.join(" "))}: the only one is the default locale, ${locales.join(" or ")}. It is ${locale} now.`;
  return { locale, notice: ignored.length > 0 ? notice : undefined };
}

/** Throws a `Problem` for any argument. */
export function rejectArguments(args: string[]): void {
  if (args.length > 0)
    throw new Problem(`Unknown argument ${JSON.stringify(args.join(" "))}: this command takes none.`);
}
