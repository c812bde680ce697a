import localFont from "next/font/local";

// Basic characters (`npm run generate` cuts them out) come with the page, letters with accents when a page has one.
const sans = localFont({
  src: "./fonts/sans.woff2",
  weight: "400 600",
  variable: "--font-sans-basic",
  display: "swap",
  adjustFontFallback: false,
});

const sansWhole = localFont({
  src: "../../../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2",
  weight: "400 600",
  variable: "--font-sans-whole",
  display: "swap",
  preload: false,
  adjustFontFallback: "Arial",
  declarations: [{ prop: "unicode-range", value: "U+C0-D6,U+D8-F6,U+F8-FF,U+131,U+152-153" }],
});

const mono = localFont({
  src: [
    { path: "./fonts/mono-400.woff2", weight: "400" },
    { path: "./fonts/mono-500.woff2", weight: "500" },
  ],
  variable: "--font-mono-basic",
  display: "swap",
  adjustFontFallback: false,
});

const monoWhole = localFont({
  src: "../../../node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2",
  weight: "400 500",
  variable: "--font-mono-whole",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+C0-D6,U+D8-F6,U+F8-FF,U+131,U+152-153" }],
  fallback: ["ui-monospace", "monospace"],
});

/** Classes of the root element that make the faces known to the tokens. */
export const fontVariables = [sans, sansWhole, mono, monoWhole].map(({ variable }) => variable).join(" ");
