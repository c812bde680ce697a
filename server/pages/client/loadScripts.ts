import { addSheets } from "./addSheets.ts";

/** URLs of what hydration needs. */
export type PageScripts = {
  scripts: readonly string[];
  /** Style sheets whose rules the page carries in part. */
  sheets: readonly string[];
  /** Data that hydration reads; "" when it is inline. */
  data: string;
};

/**
 * Adds a page's scripts one per task, so that clicks stay responsive. The RSC payload is loaded before the scripts that
 * read it; when it fails, none of them is added (`onFailure`).
 */
export function loadScripts({ scripts, sheets, data }: PageScripts, onFailure: () => void): void {
  const addAll = () => scripts.forEach(addScript);
  const addData = () => {
    const element = addScript(data);
    element.onload = () => whenParsed(addAll);
    element.onerror = onFailure;
  };
  const addEach = scripts.map((url) => () => void addScript(url));
  const preloadEach = scripts.map((url) => () => preload(url));
  runApart([...addSheets(sheets), ...(data ? [addData, ...preloadEach] : addEach)]);
}

function runApart([job, ...rest]: (() => void)[]): void {
  if (!job) return;
  job();
  setTimeout(() => runApart(rest));
}

function addScript(url: string): HTMLScriptElement {
  const element = document.createElement("script");
  element.src = url;
  element.async = true;
  document.head.append(element);
  return element;
}

const preload = (href: string) =>
  document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "script", href }));

/** Runs a function once the document is parsed. */
export function whenParsed(run: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
  else run();
}
