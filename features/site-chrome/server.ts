import "server-only";

export { Footer } from "./Footer";
export { Header } from "./Header";
export { LocaleSwitch } from "./LocaleSwitch";
export { EmptySite, MissingPage, missingTitle } from "./MissingPage";
export { PromoBar } from "./PromoBar";
export { SkipLink } from "./SkipLink";
export { describeStatus, StatusPage } from "./StatusPage";
export { OfflineNotice } from "./OfflineNotice";
export { default as storedChoicesScript } from "./storedChoices/script.ts?inline";
