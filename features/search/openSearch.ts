/** Loads another page of the site; a module of its own so that tests can mock it (jsdom cannot navigate). */
export const navigateTo = (url: string) => window.location.assign(url);

/** The dialog's code, loaded when search is opened. */
export const loadDialog = () => import("./SearchDialog");
