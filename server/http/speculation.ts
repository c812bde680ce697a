/** The site's own pages. Files have a dot in their address, and no page has. */
const ownPages = "a[href^='/']:not([href*='.'],[href^='/api/'],[href^='/builds/'],[target],[download],[data-player])";

/** Which links a browser may open in advance, once someone aims at one. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { selector_matches: ownPages }, eagerness: "moderate" }],
});

/**
 * The `speculation-rules` header of a page whose loader does not bring them. It holds them itself: a file would be the
 * one request that is under way while the page is first drawn.
 */
export const speculationHeader = `"data:application/speculationrules+json,${speculationRules.replaceAll('"', '\\"')}"`;
