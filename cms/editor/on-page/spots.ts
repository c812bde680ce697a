/** A field on the page and the element that shows it; with an empty path the slice, with an empty slice the document's. */
export type Spot = { slice: string; path: string; element: Element };

/** Whether two are of one field. */
export const isSameField = (one: Spot | undefined, other: Spot | undefined): boolean =>
  one?.slice === other?.slice && one?.path === other?.path;

/** The element of an event. `instanceof` fails for the frame's elements: they belong to another realm. */
export const findTarget = (event: Event): Element | undefined =>
  event.composedPath().find((node): node is Element => "closest" in node);

/** The key of the slice that an element stands in. */
export const findSliceKey = (element: Element): string =>
  element.closest("[data-slice-id]")?.getAttribute("data-slice-id") ?? "";
