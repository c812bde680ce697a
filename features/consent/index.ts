/**
 * Asks whether visits may be measured, and starts the configured tools only after a yes.
 * The choice is stored on the visitor's device.
 */
export { LazyConsent } from "./LazyConsent";
