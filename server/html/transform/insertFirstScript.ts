import type { ClientScripts } from "./clientScripts.ts";

const preload = /<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="font")[^>]*\bhref="([^"]+)"[^>]*>/g;

// Charset, viewport and the script guard stay first.
const start = /<head>(<script>[\s\S]*?<\/script>)?(<meta[^>]*>)*/;

// Applies the visitor's stored choices (`storedChoicesScript`).
const choices = /(<script data-choices="[^"]*">)([\s\S]*?)(?=<\/script>)/;

/**
 * Puts the first script at the head of a page, in the place of the requests for its fonts. The page's own first script
 * becomes part of it: each one is named in the policy, and headers are not packed.
 */
export function insertFirstScript(html: string, client: ClientScripts): string {
  const urls = [...html.matchAll(preload)].map(([, url = ""]) => url);
  const own = choices.exec(html)?.[2] ?? "";
  const element = `<script data-faces="${urls.join(" ")}">${own}${client.first}</script>`;
  return html
    .replace(preload, "")
    .replace(choices, (_, opening: string) => opening)
    .replace(start, (head) => head + element);
}
