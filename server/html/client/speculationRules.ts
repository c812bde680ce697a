/** The site's own pages. Files have a dot in their URL, pages have none. */
const ownPages = "a[href^='/']:not([href*='.'],[href^='/api/'],[href^='/builds/'],[target],[download],[data-player])";

/** Which links a browser may open in advance, once someone aims at one. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { selector_matches: ownPages }, eagerness: "moderate" }],
});
