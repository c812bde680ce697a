type Words = { text: string; replacement: string };

/** The replacement in place of what was found: with a capital where that has one and the searched text has none. */
export function keepCapital(found: string, { text, replacement }: Words): string {
  const isRaised = /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(text);
  return isRaised ? replacement.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : replacement;
}
