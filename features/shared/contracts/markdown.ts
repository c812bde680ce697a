/** The app's endpoint that renders a page as Markdown; the page's path follows. */
export const markdownRoute = "/api/markdown";

/** The page whose Markdown twin a path names (`/about/index.md` → `/about/`); `undefined` for other paths. */
export const findTwinPage = (path: string): string | undefined => /^(.*\/)index\.md$/.exec(path)?.[1];
