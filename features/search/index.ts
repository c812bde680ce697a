/**
 * Search over pages, chains and methods: a window on every page, and a page of results without script.
 * The index is packed on the server and searched in the browser.
 */
export { LazySearch } from "./LazySearch";
export { MenuHits } from "./MenuHits";
