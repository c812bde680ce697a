import "server-only";

export { frontMatter } from "./frontMatter";
export { loadPageMarkdown } from "./loadPageMarkdown";
export { plainLine } from "./plainLine";
