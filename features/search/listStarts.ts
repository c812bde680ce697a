import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import type { Entry } from "./entry";
import { messages } from "./messages";

const paths = ["/nodes/", "/docs/", "/docs/errors/", "/pricing/", "/tracker/"] as const;

export type StartPath = (typeof paths)[number];

/** Pages to begin with, while nothing is typed. */
export const listStarts = (locale: Locale): Entry[] =>
  paths.map((path) => ({
    kind: "page",
    title: messages[locale].starts[path],
    path: localizePath(path, locale),
    ...{ detail: "", within: "", chain: "" },
  }));
