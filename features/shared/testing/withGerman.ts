const { languages: ours } = jest.requireActual("@/features/shared/contracts/languages");

/** A language as an adopter would add it. */
const de = {
  prefix: "/de",
  prismic: "de-de",
  html: "de",
  dates: "de",
  name: "Deutsch",
  direction: "ltr",
  script: "latin",
  fallback: "en",
};

/** The table of languages with German in it: `jest.mock("@/features/shared/contracts/languages", …)`. */
export const languages = { ...ours, de };
