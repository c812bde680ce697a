/** Loads another page of the site; by itself, because a test browser goes nowhere. */
export const navigateTo = (url: string) => window.location.assign(url);
