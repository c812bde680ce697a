/**
 * Pages as Markdown, for readers without a browser (`/api/markdown/`, `llms.txt`).
 * Built from the same documents as the HTML.
 */
import "server-only";

export { frontMatter } from "./frontMatter";
export { loadDraftMarkdown, loadPageMarkdown } from "./loadPageMarkdown";
export { plainLine } from "./plainLine";
