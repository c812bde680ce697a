/** What is said of a document in a language that the repository does not have. */
export const describeUnknownLanguage = (lang: string, languages: string[]) =>
  `there is no language ${lang} in this repository, only ${languages.join(" and ")}`;
