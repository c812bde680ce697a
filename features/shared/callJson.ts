/** `fetch` options whose headers are plain names and values. */
export type CallOptions = Omit<RequestInit, "headers"> & { headers?: Record<string, string> };

/**
 * `fetch` for every API call, by the browser to the site and by the site to back ends. Sets a JSON content type, also
 * without a body; not for `FormData`, whose boundary the browser sets.
 */
export const callJson = (url: string, { headers, ...options }: CallOptions = {}): Promise<Response> =>
  fetch(url, {
    ...options,
    headers: { ...(options.body instanceof FormData ? {} : { "content-type": "application/json" }), ...headers },
  });
