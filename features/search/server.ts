import "server-only";

export { findHits } from "./findHits";
export { getSearchIndex } from "./getSearchIndex";
export { noteMissedSearch } from "./noteMissedSearch";
export { SearchPage } from "./SearchPage";
