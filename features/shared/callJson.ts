/** `fetch` options whose headers are plain names and values. */
export type CallOptions = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/**
 * `fetch` for every call of an API, the site's own from the browser and those of back ends from the site: each carries
 * a JSON content type, those without a body too.
 */
export const callJson = (url: string, options: CallOptions = {}): Promise<Response> =>
  fetch(url, { ...options, headers: { "content-type": "application/json", ...options.headers } });
