import { existsSync } from "node:fs";

const hasSample = existsSync("content/documents/en-us/page/pricing.json");

/**
 * A test of or with the sample content, all of whose documents it goes through; skipped where a site has replaced it.
 * Tests of code use `starterContent`.
 */
export const testSample = hasSample ? test : test.skip;

/** The same for several tests, with what they start. */
export const describeSample = hasSample ? describe : describe.skip;
