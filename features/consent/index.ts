export { LazyConsent } from "./LazyConsent";
