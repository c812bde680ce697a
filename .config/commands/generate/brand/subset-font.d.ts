declare module "subset-font" {
  /** A font with the glyphs of a text only, and with axes of variation pinned to a value. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "sfnt" | "woff2"; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
