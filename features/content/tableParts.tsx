import type { PrismicTableProps } from "@prismicio/react";

import type { Locale } from "@/features/shared/locale";

import { richTextParts } from "./RichText";

/** What stands in the cells of an editor's table: one line of rich text. */
export const tableParts = (locale: Locale): PrismicTableProps["components"] => ({
  ...richTextParts(locale),
  paragraph: ({ children }) => <>{children}</>,
});
