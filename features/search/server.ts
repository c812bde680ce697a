import "server-only";

export { findHits } from "./findHits";
export { getSearchIndex } from "./searchIndexCache";
export { SearchPage } from "./SearchPage";
