import type { ClientScripts } from "./clientScripts.ts";
import { escapeHtml } from "./MissingPageTemplate.ts";

type Wanted = {
  scripts: string[];
  /** URL of the data that hydration reads; "" when it stands in the page. */
  payload: string;
  /** Style sheets whose rules the page carries in part. */
  sheets: string[];
};

/** Whether a path is, or was under an earlier build, the loader's. */
export const isLoaderPath = (path: string) => /^\/_next\/loader\/[\w-]+\.js$/.test(path);

/** The element that stands for a page's scripts. The page's first script makes it one that runs, after the first paint. */
export function writeLoader({ scripts, payload, sheets }: Wanted, client: ClientScripts): string {
  if (scripts.length === 0) return writeGuard(client);
  const data = payload ? ` data-flight="${escapeHtml(payload)}"` : "";
  const file = `src="${client.loaderPath}" integrity="${client.loaderIntegrity}"`;
  return `<script async="" type="text/plain" ${file} data-scripts="${scripts.join(" ")}"${data}${writeSheets(sheets)}></script>`;
}

/** Whether a page's scripts wait for the loader. */
export const hasLoader = (html: string) => /<script\b[^>]*\sdata-scripts="/.test(html);

/** The element a page begins with that keeps its scripts. */
export const writeGuard = ({ guard }: ClientScripts) => `<script>${guard}</script>`;

/** The element that the editing screen begins with. */
export const writeStudioGuard = ({ studioGuard }: ClientScripts) => `<script>${studioGuard}</script>`;

/** The element that adds whole style sheets without holding up the page that carries the rules it needs. */
export const writeSheetsScript = (paths: string[], client: ClientScripts) =>
  `<script${writeSheets(paths)}>${client.sheets}</script>`;

const writeSheets = (paths: string[]) => (paths.length > 0 ? ` data-sheets="${paths.join(" ")}"` : "");
