/** `fetch` options whose headers are plain names and values. */
export type CallOptions = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/**
 * `fetch` for every call of an API, the site's own from the browser and those of back ends from the site: each carries
 * a JSON content type, those without a body too. A form says its own, with the boundary that only the browser knows.
 */
export const callJson = (url: string, { headers, ...options }: CallOptions = {}): Promise<Response> =>
  fetch(url, {
    ...options,
    headers: { ...(options.body instanceof FormData ? {} : { "content-type": "application/json" }), ...headers },
  });
