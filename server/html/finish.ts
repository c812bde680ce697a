import { guardElement, loaderOf } from "./loader.ts";
import { policyOf } from "./policy.ts";
import type { Framing } from "./policy.ts";
import { takeScripts } from "./scripts.ts";

export type FinishedPage = { html: string; policy: string };

type Options = Framing & {
  /** Scripts stay in the page. */
  atOnce?: boolean;
};

/** Makes a rendered page ready to be sent: scripts on intent, and the policy that lets only its own scripts run. */
export function finish(rendered: string, options: Options = {}): FinishedPage {
  const keeps = options.atOnce || options.preview || options.framed || rendered.includes('data-hydrate="load"');
  const html = keeps ? withGuard(rendered) : withLoader(rendered);
  return { html, policy: policyOf(html, options) };
}

function withLoader(rendered: string): string {
  const { html, scripts, at } = takeScripts(rendered);
  return at === -1 ? html : html.slice(0, at) + loaderOf(scripts) + html.slice(at);
}

const withGuard = (rendered: string) => rendered.replace(/<head>/, `<head>${guardElement}`);
