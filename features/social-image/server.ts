/**
 * Draws the images that links to the site are shared with (`/og/`).
 * SVG text is set with the site's fonts and rendered to PNG.
 */
import "server-only";

export { drawCard } from "./drawCard";
