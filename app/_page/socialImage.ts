/** Address of the picture that stands for a page when it is shared: `/docs/limits/` → `/og/docs/limits/card.png`. */
export const socialImage = (path: string) => `/og${path}card.png`;

/** The page that such an address is about; `undefined` for any other address. */
export const getImagePage = (url: string) => /^\/og(\/(?:.*\/)?)card\.png$/.exec(url)?.[1];
