import { speculationRules } from "../client/speculationRules.ts";

/**
 * The `speculation-rules` header of a page whose loader does not bring them. It holds them itself: a file would be the
 * one request that is under way while the page is first drawn.
 */
export const speculationHeader = `"data:application/speculationrules+json,${speculationRules.replaceAll('"', '\\"')}"`;
