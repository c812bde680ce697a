/** Event for analytics, which listens only after consent. */
export const reportEvent = "site:report";

/** Says that something happened which the visitor may have agreed to have counted. */
export function report(name: string): void {
  document.dispatchEvent(new CustomEvent(reportEvent, { detail: name }));
}
