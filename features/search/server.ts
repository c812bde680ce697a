import "server-only";

export { findHits } from "./findHits";
export { getSearchIndex } from "./keeper";
export { SearchPage } from "./SearchPage";
