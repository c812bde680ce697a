import { findDocument, readingMinutes } from "@/features/content/server";
import { minutesText } from "@/features/page-frame/server";
import type { Locale } from "@/features/shared/locale";

/** How long a post takes to read, after its date; empty while the post cannot be read. */
export async function describeReadingTime(id: string, locale: Locale): Promise<string> {
  const post = await findDocument(id);
  return post?.type === "blog_post" ? ` · ${minutesText(readingMinutes(post.data.slices, locale), locale)}` : "";
}
