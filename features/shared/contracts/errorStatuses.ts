/** Statuses of failed requests that have an error page in every language; 404 has a page of its own. */
export const errorStatuses = [400, 401, 403, 405, 406, 413, 414, 415, 422, 429, 431, 500, 502, 503, 504] as const;

export type ErrorStatus = (typeof errorStatuses)[number];

/** Whether a status has an error page. */
export const isErrorStatus = (value: unknown): value is ErrorStatus => errorStatuses.some((status) => status === value);
