import type { PrismicTableProps } from "@prismicio/react";

import type { Locale } from "@/features/shared/locale";

import { LongWords } from "@/features/shared/ui/CodeName";

import { richTextParts } from "./RichText";
import { UnbrokenNames } from "./UnbrokenNames";

/** Renderers for the cells of an editor's table: one line of rich text. */
export const tableParts = (locale: Locale): PrismicTableProps["components"] => ({
  ...richTextParts(locale),
  paragraph: ({ children }) => <>{children}</>,
  // Cells are narrow.
  span: ({ text }) => <UnbrokenNames text={text} rest={LongWords} />,
});
