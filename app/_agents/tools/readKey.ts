/** The API key of `Authorization: Bearer`; `undefined` without one. */
export const readKey = (headers: Headers): string | undefined =>
  /^Bearer\s+(\S{1,200})$/i.exec(headers.get("authorization") ?? "")?.[1];
