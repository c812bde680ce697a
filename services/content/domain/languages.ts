/** The languages of the embedded repository, the master language first. */
export const languages = [
  { id: "en-us", name: "English - United States" },
  { id: "zh-cn", name: "Chinese - China" },
];
