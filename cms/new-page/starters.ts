/** Pages to start from, made of slices with sample words. */
export const starters = ["landing", "article", "docs", "comparison"] as const;
export type Starter = (typeof starters)[number];

/** The document type of a starter's page. */
export const starterTypes: Record<Starter, string> = {
  landing: "page",
  article: "blog_post",
  docs: "docs_page",
  comparison: "page",
};

export const isStarter = (start: string): start is Starter => starters.some((starter) => starter === start);
