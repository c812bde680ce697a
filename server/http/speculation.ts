/** The site's own pages. Files have a dot in their address, and no page has. */
const ownPages = "a[href^='/']:not([href*='.'],[href^='/api/'],[href^='/builds/'],[target],[download],[data-player])";

const rules = { prerender: [{ where: { selector_matches: ownPages }, eagerness: "moderate" }] };

/**
 * The `speculation-rules` header: which links a browser may open in advance, once someone aims at one. It holds them
 * itself: a file would be the one request that is under way while the page is first drawn.
 */
export const speculationRules = `"data:application/speculationrules+json,${JSON.stringify(rules).replaceAll('"', '\\"')}"`;
