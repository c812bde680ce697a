/** The app's forms of a page: published, published with a part of the query drawn, an editor's draft. */
type AppPage = {
  locale: string;
  /** Percent-encoded path without its language. */ rest: string;
  query?: string | undefined;
};

/** The route of the app that renders a published page: `/en/about/`, with a query `/en/query/q%3Deth/nodes/`. */
export const writeAppPath = ({ locale, rest, query }: AppPage) =>
  query ? `/${locale}/query/${encodeURIComponent(query)}${rest}` : `/${locale}${rest}`;

/** The route of the app that renders an editor's draft. */
export const writeDraftPath = ({ locale, rest }: AppPage) => `/${locale}/draft${rest}`;

// Longer values are cut: a URL is no place for more, and every page drawn costs a rendering.
const maxValueLength = 2_000;

/**
 * The part of a query that a page draws, in one spelling (`?b=2&a=1&x=3` → `a=1&b=2`); `undefined` when the page
 * looks the same without it. `names` are the parameters that the page reads.
 */
export function pickQuery(names: readonly string[] | undefined, search: string): string | undefined {
  if (!names || names.length === 0 || search.length < 2) return undefined;
  const given = new URLSearchParams(search);
  const drawn = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value) drawn.set(name, value.slice(0, maxValueLength));
  }
  return drawn.toString() || undefined;
}
