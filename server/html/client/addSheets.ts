/**
 * One job for each of some whole style sheets, which adds it to the page. They are used at once when the last is there:
 * the first of them alone would undo what rules of the page's own make of rules in it, and each would be one more time
 * that the browser works out every element's style.
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
