/**
 * Maximum size of an image in pixels: a file of 250 kB may decode to a gigabyte. The largest camera images have about
 * 60 million.
 */
export const maxPixels = 64_000_000;

type Size = { width?: number; height?: number };

/** Whether an image is too large to decode. */
export const isTooLarge = ({ width = 0, height = 0 }: Size): boolean => width * height > maxPixels;
