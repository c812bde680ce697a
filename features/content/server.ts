import "server-only";

export {
  listTemplatePaths,
  matchRoute,
  findEntry,
  findEntryByPath,
  findTemplatePath,
  findTranslated,
  getParameter,
  buildSiteIndex,
  templatePath,
} from "./routing/SiteIndex";
export type { PageEntry } from "./routing/IndexRecords";
export type { SiteIndex, ParameterValues, RouteMatch } from "./routing/SiteIndex";
export { expireForeignPages } from "./routing/expireForeignPages";
export { findUnindexed } from "./routing/findUnindexed";
export { getSiteIndex, isOwnToken, refreshSiteIndex, takeChanges } from "./routing/siteIndexStore";
export { acceptLoss, explainsLoss } from "./routing/contentLoss";
export { contentTag, createClient } from "./createClient";
export { documentTag, findDocument } from "./pages/findDocument";
export { findPage } from "./pages/loadPage";
export { findSections } from "./pages/resolveSections";
export type { FoundPage, PageLike, PageSlice } from "./pages/loadPage";
export {
  formatPostalAddress,
  listChannels,
  loadBrand,
  loadFigureTokens,
  loadMenus,
  loadPromotion,
  loadSettings,
  loadEndpointHost,
} from "./pages/loadSingles";
export { hasManyPages } from "./pages/searchPages";
export { searchContent } from "./pages/listPageTexts";
export type { PageText } from "./pages/toPageText";
export { listStaticPaths } from "./pages/listStaticPaths";
export { isSameSite } from "./routing/isSameSite";
export { defineRead } from "./routing/indexReads";
export { templateValues } from "./routing/templateValues";
export {
  readAdjacentPages,
  readAncestors,
  readByType,
  readOpenIncidents,
  readFirst,
  readIsEmpty,
  readList,
  readNearPages,
  readRelated,
  readTranslation,
  readTree,
} from "./pages/pageReads";
export { listLinkedPaths } from "./pages/listLinkedPaths";
export { listSliceHeadings, readingMinutes } from "./pages/outline";
export { listByType } from "./pages/relations";
export { listAlternates, pageMetadata, pageWords } from "./pages/pageMetadata";
export { listQuestions } from "./pages/listQuestions";
export { isWebhookSecret, revalidationTags } from "./pages/revalidation";
export { anchorSlices } from "./anchorSlices";
export { fillBrandDeep, fillDeep } from "./fillDeep";
export { filledLink } from "./linkProps";
export { loadFile } from "./files/loadFile";
export { loadImage } from "./files/loadImage";
export { warnOnce } from "./warnOnce";
export { findDraftById } from "./preview/findDraftById";
export { findDraftPage } from "./preview/findDraftPage";
export { findPreview } from "./pageClient";
export { clearPreviewCookie, setPreviewCookie } from "./preview/setPreviewCookie";
export { getSession } from "./preview/readPreviewToken";
export { checkPreview } from "./preview/checkPreview";
export { findLanding, findExitPath } from "./preview/findLanding";
export { PreviewBar } from "./preview/PreviewBar";
export { ParentMessages } from "./preview/ParentMessages";
export { EditorLanding } from "./preview/EditorLanding";
