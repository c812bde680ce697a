/** What can be done with picked documents: publications, changes, deletion. */
export const bulkActions = [
  ...(["publish", "unpublish", "schedule", "release", "review"] as const),
  ...(["translate", "tag", "move", "delete"] as const),
];
export type BulkAction = (typeof bulkActions)[number];

/** What needs a publisher; deleting does for what is on the site. */
export const publisherActions: readonly BulkAction[] = ["publish", "unpublish", "schedule"];

/** Documents that one request may name. */
export const maxBulk = 1_000;
