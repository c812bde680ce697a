type Words = { text: string; replacement: string };

/** The replacement in place of what was found: in capitals or with a capital where that is so and the searched text is not. */
export function keepCapital(found: string, { text, replacement }: Words): string {
  // A single capital begins a sentence, as “A” does.
  if (/\p{Lu}.*\p{Lu}/u.test(found) && !/\p{Ll}/u.test(found) && /\p{Ll}/u.test(text)) return replacement.toUpperCase();
  const isRaised = /^\p{Lu}/u.test(found) && /^\p{Ll}/u.test(text);
  return isRaised ? replacement.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : replacement;
}
