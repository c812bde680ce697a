/** Whether pages are being built. */
export const isBuilding = process.env.NEXT_PHASE === "phase-production-build";

/**
 * Milliseconds that a page waits for one of its sources: `usual` where a visitor waits for the page; longer in a build,
 * where nobody waits, and what came too late on a busy machine would be missing for the first visitors.
 */
export const readingTime = (usual: number): number => (isBuilding ? 15_000 : usual);
