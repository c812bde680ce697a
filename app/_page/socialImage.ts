/** URL of a page's social card: `/docs/limits/` → `/og/docs/limits/card.png`. */
export const socialImage = (path: string) => `/og${path}card.png`;

/** The page that such a URL is about; `undefined` for any other URL. */
export const getImagePage = (url: string) => /^\/og(\/(?:.*\/)?)card\.png$/.exec(url)?.[1];
