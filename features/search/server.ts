import "server-only";

export { findHits } from "./findHits";
export { getSearchIndex } from "./getSearchIndex";
export { SearchPage } from "./SearchPage";
