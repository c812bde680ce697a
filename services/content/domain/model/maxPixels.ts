/**
 * Largest picture that is taken and scaled, in pixels: a file of a quarter of a megabyte may unpack to a gigabyte. A
 * camera's largest picture has about 60 million.
 */
export const maxPixels = 64_000_000;

type Size = { width?: number; height?: number };

/** Whether a picture is too large to be unpacked. */
export const isTooLarge = ({ width = 0, height = 0 }: Size): boolean => width * height > maxPixels;
