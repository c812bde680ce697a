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

/** The slices that a starter's page begins with, in their order. */
export const starterSlices: Record<Starter, readonly string[]> = {
  landing: ["hero", "features", "steps", "faq", "call_to_action"],
  article: ["breadcrumbs", "hero", "rich_text", "rich_text", "call_to_action"],
  docs: ["breadcrumbs", "hero", "rich_text", "steps", "code_sample", "rich_text"],
  comparison: ["breadcrumbs", "hero", "data_table", "features", "faq", "call_to_action"],
};

export const isStarter = (start: string): start is Starter => starters.some((starter) => starter === start);
