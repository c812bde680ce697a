import { Problem } from "./bootstrap/problem.mjs";

/** The server's default locale from the arguments of `npm start`: `en`, `cn`, or nothing when none is given. */
export function readLocale(args: string[]): "en" | "cn" | undefined {
  const [locale, ...more] = args;
  if (locale === undefined) return undefined;
  if (more.length === 0 && (locale === "en" || locale === "cn")) return locale;
  throw new Problem(
    `Unknown argument ${JSON.stringify(args.join(" "))}: the only one is the default locale, en or cn.`,
  );
}

/** Refuses any argument. */
export function refuseArguments(args: string[]): void {
  if (args.length > 0)
    throw new Problem(`Unknown argument ${JSON.stringify(args.join(" "))}: this command takes none.`);
}
