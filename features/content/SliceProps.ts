import type { ReactNode } from "react";

import type { Locale } from "@/features/shared/locale";

import type { PageEntry } from "./routing/IndexRecords";
import type { PageSlice } from "./pages/loadPage";

/** Page context that every slice receives. */
export type SliceContext = {
  locale: Locale;
  /** Path of the page, with the parameter's value on a template page. */
  path: string;
  title: string;
  /** The page's entry in the site index; absent on template pages, and in the simulator but for a drawing of it. */
  entry?: PageEntry | undefined;
  /** Value of the template's parameter: `{ node: "eth" }`; empty on ordinary pages. */
  parameters: Record<string, string>;
  /** The page shows one contents list for all slices, so they render none. */
  hasContents: boolean;
  /** All slices of the page; in the simulator absent but for a drawing of them. */
  slices?: readonly { slice_type: string }[] | undefined;
  /** The URL's query on pages rendered for their query; empty elsewhere. */
  query: Record<string, string>;
  /** Controls for network and language of the samples, which a request has above its code. */
  samples?: ReactNode;
};

/** Props that `SliceZone` passes to a slice component. */
export type SliceProps<Slice> = {
  slice: Slice;
  context: SliceContext;
  /** Index among the page's slices. */
  index: number;
  slices?: readonly PageSlice[];
};
