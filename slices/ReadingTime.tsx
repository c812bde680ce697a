import { findDocument, readingMinutes } from "@/features/content/server";
import { minutesText } from "@/features/page-frame/server";
import type { Locale } from "@/features/shared/locale";

/** How long a post takes to read, after its date; nothing while the post cannot be read. */
export async function ReadingTime({ id, locale }: { id: string; locale: Locale }) {
  const post = await findDocument(id);
  return post?.type === "blog_post" ? ` · ${minutesText(readingMinutes(post.data.slices, locale), locale)}` : null;
}
