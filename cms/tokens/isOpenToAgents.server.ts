// An agent deletes nothing, and makes no tokens, people, passwords or sessions: what is not listed is closed.
const open = [
  /^GET \/content\/core\/tokens\/current$/,
  /^GET \/content\/core\/(?:assets|checks|documents|models|not-found|previews|releases|replacements|requests|schedules|sections|short|slices)(?:\/|$)/,
  /^(?:POST|PUT|PATCH) \/content\/core\/(?:checks|documents|previews|releases|replacements|short)(?:\/|$)/,
  /^PUT \/content\/core\/presence$/,
  /^POST \/content\/core\/assets$/,
  /^PATCH \/content\/core\/assets\/[^/]+$/,
];

/** Whether a personal token may call an endpoint; `called` is method and path. */
export const isOpenToAgents = (called: string): boolean => open.some((pattern) => pattern.test(called));
