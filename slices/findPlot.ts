import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { readTable } from "@/features/content";
import { findDocument, readFirst } from "@/features/content/server";
import { readPlot } from "@/features/plots/server";
import type { Locale } from "@/features/shared/locale";

const isPlot = (slice: { slice_type: string }): slice is Content.PlotSlice => slice.slice_type === "plot";

/** The first plot of a post with its figures; `undefined` without one. */
export async function findPlot(id: string) {
  const post = await findDocument(id);
  const slices: readonly { slice_type: string }[] = post?.type === "blog_post" ? post.data.slices : [];
  const plot = slices.find(isPlot);
  if (!plot || !isFilled.table(plot.primary.table)) return undefined;
  const { kind, unit, label, caption, table } = plot.primary;
  const { head, lines } = readTable(table);
  return { data: readPlot(head, lines), kind: kind ?? "bars", unit: unit ?? "", label: label ?? "", note: caption };
}

// Bounded, so that a repository with a hundred posts without a plot is not read completely.
const maxPosts = 8;

/** The latest post with a plot, which the hero of the blog shows; `undefined` without one. */
export async function findPlottedPost(locale: Locale) {
  const entries = await readFirst("blog_post", locale, maxPosts);
  for (const entry of entries) {
    const plot = await findPlot(entry.id);
    if (plot) return { entry, plot };
  }
  return undefined;
}
