import { isFilled } from "@prismicio/client";
import type { PrismicTableProps } from "@prismicio/react";

import type { Locale } from "@/features/shared/locale";

import { richTextParts } from "./RichText";

/** How the cells of an editor's table are written: a heading names its column, a cell is one line of rich text. */
export const tableParts = (locale: Locale): PrismicTableProps["components"] => ({
  ...richTextParts(locale),
  // An empty corner names nothing.
  th: ({ cell, children }) => (isFilled.richText(cell.content) ? <th scope="col">{children}</th> : <td />),
  paragraph: ({ children }) => <>{children}</>,
});
