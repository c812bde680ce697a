import "server-only";

export { findPlace, findEntry, findEntryByPath, templatePath } from "./addresses/book";
export type { Book, Entry, ParameterValues, Place } from "./addresses/book";
export { listTemplatePaths } from "./addresses/listTemplatePaths";
export { getBook, isOwnToken, refreshBook, takeChanges } from "./addresses/keeper";
export { contentTag, createClient } from "./client";
export { documentTag, findDocument, findPage } from "./pages/loadPage";
export type { FoundPage, PageLike } from "./pages/loadPage";
export { addressLine, channelsOf, loadMenus, loadPromotion, loadSettings } from "./pages/loadSingles";
export { listStaticPaths } from "./pages/listStaticPaths";
export { listAncestors, listChildren, listOfType } from "./pages/relations";
export { listAlternates, pageMetadata, pageWords } from "./pages/metadata";
export { listQuestions } from "./pages/questions";
export { isWebhookSecret, revalidationTags } from "./pages/revalidation";
export { fillDeep } from "./fill";
export { filledLink } from "./links";
export { loadImage } from "./loadImage";
