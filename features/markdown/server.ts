import "server-only";

export { frontMatter } from "./frontMatter";
export { loadPageMarkdown } from "./pages";
export { plainLine } from "./plainLine";
