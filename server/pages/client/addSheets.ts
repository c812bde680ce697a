/**
 * One task per style sheet. All sheets are applied together once the last has loaded: the first alone would override
 * the inlined rules in the wrong order, and each would cost another style recalculation.
 */
export function addSheets(urls: readonly string[]): (() => void)[] {
  const loaded: HTMLLinkElement[] = [];
  return urls.map((url) => () => {
    const link = document.createElement("link");
    Object.assign(link, { href: url, rel: "stylesheet", media: "not all" });
    link.dataset.precedence = "next";
    link.onload = link.onerror = () => {
      loaded.push(link);
      if (loaded.length === urls.length) for (const one of loaded) one.media = "all";
    };
    document.head.append(link);
  });
}
