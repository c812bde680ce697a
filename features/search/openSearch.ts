/** Loads another page of the site; a module of its own for tests, whose browser cannot navigate. */
export const navigateTo = (url: string) => window.location.assign(url);

/** The dialog's code, loaded when search is opened. */
export const loadDialog = () => import("./SearchDialog");
