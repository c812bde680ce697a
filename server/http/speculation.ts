/** Path of the rules below. */
export const rulesPath = "/speculation-rules.json";

const ownPages = {
  and: [
    { href_matches: "/*" },
    { not: { href_matches: "/api/*" } },
    { not: { href_matches: "/builds/*" } },
    // Files; every page ends with a slash.
    { not: { href_matches: "/*.*" } },
    { not: { selector_matches: "[target], [download], [data-player]" } },
  ],
};

/** Which links a browser may open in advance: the site's own pages, once someone aims at one. */
export const rules = JSON.stringify({ prerender: [{ where: ownPages, eagerness: "moderate" }] });
