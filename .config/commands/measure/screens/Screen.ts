import type { Page } from "playwright";

/** One thing to look at: a path, and what is done there before the picture. */
export type Screen = {
  name: string;
  path: string;
  status?: number;
  /** Before the page is asked for, such as a back end that does not answer. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Once it is there, with its scripts. */
  act?: (page: Page) => Promise<unknown>;
  /** Asked for while the back ends are down. */
  isOutage?: boolean;
  /** Only what a window shows, not the page's whole length. */
  isWindow?: boolean;
};

/** What a screen is looked at through. */
export type Look = {
  name: string;
  width: number;
  height: number;
  colorScheme: "light" | "dark";
  forcedColors?: "active";
  media?: "print";
};
