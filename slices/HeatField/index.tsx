import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { HeatField as Field } from "@/features/coverage/server";
import { catalogue } from "@/features/shared/catalogue/catalogue";
import { loadHistory } from "@/features/shared/platform/server";

export default async function HeatField({ slice, context: { locale } }: SliceProps<Content.HeatFieldSlice>) {
  const { title, lede, note } = slice.primary;
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} note={note}>
      <Field history={await loadHistory()} chains={catalogue} locale={locale} />
    </SliceSection>
  );
}
