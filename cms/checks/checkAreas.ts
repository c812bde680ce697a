/** What the checks look at, with the beginnings of the names of its rules. */
export const checkAreas = {
  links: [
    ...["missing", "unpublished", "no-page", "language", "anchor", "redirect", "empty", "invalid"].map(
      (name) => `link-${name}`,
    ),
    "file-",
    "orphan",
  ],
  external: ["link-dead", "link-silent"],
  titles: ["title-", "description-"],
  headings: ["heading-"],
  pictures: ["picture-", "alt-"],
  redirects: ["redirect"],
  translations: ["translation-"],
  forms: ["form-"],
  names: ["chain-", "family-", "placeholder-", "section-", "slice-", "starter-"],
} as const;
export type CheckArea = keyof typeof checkAreas;

const areas = Object.keys(checkAreas).filter((name): name is CheckArea => name in checkAreas);

/** The areas in which none of these rules found anything. */
export const listPassed = (rules: readonly string[]): CheckArea[] =>
  areas.filter((area) => !checkAreas[area].some((start) => rules.some((rule) => rule.startsWith(start))));
