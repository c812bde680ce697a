/** Event for analytics, which listens only after consent. */
export const reportEvent = "site:report";

/** Dispatches an analytics event; it is counted only if the visitor has consented. */
export function report(name: string): void {
  document.dispatchEvent(new CustomEvent(reportEvent, { detail: name }));
}
