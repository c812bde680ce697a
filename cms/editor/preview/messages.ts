import { translateWithWords } from "#cms/models/translateWithWords.ts";

/** Messages of the preview. */
export const messages = translateWithWords("editor/preview", {
  en: {
    title: "Preview of the page",
    back: "Back",
    backLabel: "Back to the form",
    widths: "Width",
    phone: "Phone",
    tablet: "Tablet",
    desktop: "Desktop",
    mode: "Color mode",
    light: "Light",
    dark: "Dark",
    scale: (width: number) => `A window of ${width} pixels, scaled to fit`,
    looks: "In search",
    looksLabel: "Search and sharing: how it looks in search results, cards, feeds and Markdown",
    rendering: "Rendering the draft…",
    searchResult: "Search result",
    notIndexed: "Search engines are asked not to show this page.",
    siteDescription: "The page has no description, so the site’s is shown (Settings).",
    card: "Social card",
    cardPicture: "Picture of the card",
    feedEntry: "Feed entry",
    noFeed: "This page is not in any feed.",
    stalled: "The preview does not respond.",
    reload: "Reload",
    field: (position: number) => `Field ${position}`,
    empty: (name: string) => `${name}: empty, not shown on the site`,
  },
  // Of the document's language, whose words may not be loaded.
  cn: { field: (position: number) => `字段 ${position}` },
});
