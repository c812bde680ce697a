import { hasWords, oneLine } from "./headings";

/** What an embed is called: its title; without one its URL, so that its link has words. */
export const embedTitle = (title: unknown, url: string): string =>
  typeof title === "string" && hasWords(title) ? oneLine(title) : url;
