"use client";

import { followTranslation } from "@/app/_page/followTranslation";

// Before React hydrates what follows it, because it keeps the text nodes that it finds.
if (typeof document !== "undefined") followTranslation();

/** Keeps a page that the browser translates up to date; the first element of `<body>`. */
export const TranslatedPage = () => null;
