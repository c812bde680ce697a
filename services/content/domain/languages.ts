/** The languages of the embedded repository, the master language first. */
export const languages = [
  { id: "en-us", name: "English - United States" },
  { id: "zh-cn", name: "Chinese - China" },
];

/** Describes a language that the repository does not have. */
export const describeUnknownLanguage = (lang: string, languages: string[]) =>
  `there is no language ${lang} in this repository, only ${languages.join(" and ")}`;
