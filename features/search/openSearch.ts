/** Loads another page of the site; by itself, because a test browser goes nowhere. */
export const navigateTo = (url: string) => window.location.assign(url);

/** The dialog's code: nobody needs it before they ask, so it is part of no page. */
export const loadDialog = () => import("./SearchDialog");
