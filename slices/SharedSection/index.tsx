import type { Content } from "@prismicio/client";

import type { SliceProps } from "@/features/content";
import { findPreview } from "@/features/content/server";
import { Notice } from "@/features/shared/ui/Notice";
import { translate } from "@/features/shared/contracts/translate";

const messages = translate({
  en: "There is no section to show here: none is chosen, it is not published, or it has no version in this language. Visitors see nothing.",
  cn: "这里没有可显示的区块：尚未选择，尚未发布，或没有此语言的版本。访客看不到任何内容。",
});

/** Stands where a page has no section to show: its slices take this one's place. Only editors see it. */
export default async function SharedSection({ context }: SliceProps<Content.SharedSectionSlice>) {
  const isSimulator = context.slices === undefined;
  if (!isSimulator && (await findPreview())?.kind !== "open") return null;
  return (
    <section>
      <Notice tone="warning">{messages[context.locale]}</Notice>
    </section>
  );
}
