import { Problem } from "../../run/bootstrap/problem.mjs";

/** A name in the three cases of the code. */
export type Names = { pascal: string; kebab: string; snake: string };

/** Parses the name of a slice, and its Chinese name if given: `PriceAlert 价格提醒`. */
export function readSliceName(args: string[]): Names & { chinese: string | undefined } {
  const [name = "", chinese, ...more] = args;
  if (more.length > 0 || !/^([A-Z][a-z0-9]*)+$/.test(name) || (chinese && !/\p{Script=Han}/u.test(chinese))) {
    throw new Problem(
      `A slice is named in PascalCase after what an editor places, and in Chinese if you like, such as PriceAlert 价格提醒; got ${quote(args)}.`,
    );
  }
  return { ...toNames(name.replace(/(?<!^)([A-Z])/g, "-$1").toLowerCase()), chinese };
}

/** Parses the name of a feature: `price-alert`. */
export function readFeatureName(args: string[]): Names {
  const [name = "", ...more] = args;
  if (more.length > 0 || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Problem(`A feature is named in kebab-case after what it does, such as price-alert; got ${quote(args)}.`);
  }
  return toNames(name);
}

function toNames(kebab: string): Names {
  const pascal = kebab.replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
  return { pascal, kebab, snake: kebab.replaceAll("-", "_") };
}

/** A name as the start of a sentence: `Price alert`. */
export function toSentence({ kebab }: Names): string {
  const words = kebab.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const quote = (args: string[]) => JSON.stringify(args.join(" "));
