declare module "subset-font" {
  /** A font reduced to the glyphs of a text, with variation axes pinned to a value. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "sfnt" | "woff2"; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
}
