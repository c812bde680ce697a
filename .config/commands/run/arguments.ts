import { Problem } from "./bootstrap/problem.mjs";

type ChosenLocale = { locale: "en" | "cn" | undefined; notice: string | undefined };

/**
 * The server's default locale: the last argument of `npm start` if it is `en` or `cn`, otherwise `en` with a notice;
 * nothing when no argument is given.
 */
export function readLocale(args: string[]): ChosenLocale {
  const last = args.at(-1);
  if (last === undefined) return { locale: undefined, notice: undefined };
  const locale = last === "cn" ? "cn" : "en";
  const ignored = args.filter((arg, index) => index < args.length - 1 || arg !== locale);
  const notice = `Unknown argument ${JSON.stringify(ignored.join(" "))}: the only one is the default locale, en or cn. It is ${locale} now.`;
  return { locale, notice: ignored.length > 0 ? notice : undefined };
}

/** Throws a `Problem` for any argument. */
export function rejectArguments(args: string[]): void {
  if (args.length > 0)
    throw new Problem(`Unknown argument ${JSON.stringify(args.join(" "))}: this command takes none.`);
}
