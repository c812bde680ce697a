import type { Page } from "playwright";

/** A page to photograph: a path, and steps before the picture. */
export type Screen = {
  name: string;
  path: string;
  status?: number;
  /** Before the page is requested, such as a back end that does not respond. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Once the page and its scripts are loaded. */
  act?: (page: Page) => Promise<unknown>;
  /** Requested while the back ends are down. */
  isOutage?: boolean;
  /** Only the viewport, not the full page. */
  isWindow?: boolean;
};

/** Settings of a picture: viewport, colour mode and media features. */
export type Look = {
  name: string;
  width: number;
  height: number;
  colorScheme: "light" | "dark";
  forcedColors?: "active";
  media?: "print";
};
