import type { Locale } from "@/features/shared/locale";

import type { PageEntry } from "./routing/IndexRecords";
import type { PageSlice } from "./pages/loadPage";

/** What every slice is told about the page it stands on. */
export type SliceContext = {
  locale: Locale;
  /** The page's own URL; a template page names its pattern's value here too. */
  path: string;
  title: string;
  /** The page's entry in the site index; absent on template pages and in the simulator. */
  entry?: PageEntry | undefined;
  /** Value of the template's parameter: `{ node: "eth" }`; empty on ordinary pages. */
  parameters: Record<string, string>;
  /** A contents list of the whole page stands beside the slices: they bring none of their own. */
  hasContents: boolean;
  /** All slices of the page; absent in the simulator. */
  slices?: readonly { slice_type: string }[] | undefined;
  /** The URL's query on pages that draw it; empty elsewhere. */
  query: Record<string, string>;
};

/** Props of a slice component, as `SliceZone` gives them. */
export type SliceProps<Slice> = {
  slice: Slice;
  context: SliceContext;
  /** Its place among the page's slices. */
  index: number;
  slices?: readonly PageSlice[];
};
