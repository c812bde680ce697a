/** The site's own pages. URLs of files contain a dot, URLs of pages do not. */
const ownPages = "a[href^='/']:not([href*='.'],[href^='/api/'],[href^='/builds/'],[target],[download],[data-player])";

/** Which links a browser may prerender, once a visitor points at one. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { selector_matches: ownPages }, eagerness: "moderate" }],
});
