import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import type { Entry } from "./entry";
import { messages } from "./messages";

/** Pages to begin with, while nothing is typed. */
export const listStarts = (locale: Locale): Entry[] =>
  Object.entries(messages[locale].starts).map(([path, title]) => ({
    kind: "page",
    title,
    path: localizePath(path, locale),
    ...{ detail: "", within: "", chain: "" },
  }));
