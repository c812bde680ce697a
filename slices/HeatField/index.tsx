import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { HeatField as Field } from "@/features/coverage/server";
import { catalogue } from "@/features/shared/catalogue/catalogue";
import { loadHistory } from "@/features/shared/platform/server";
import { loadDayStatus } from "@/features/tracker/server";

export default async function HeatField({ slice, context: { locale } }: SliceProps<Content.HeatFieldSlice>) {
  const { title, lede, note } = slice.primary;
  const [history, status] = await Promise.all([loadHistory(), loadDayStatus(locale)]);
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} note={note}>
      <Field history={history} chains={catalogue} headline={status?.sentence} locale={locale} />
    </SliceSection>
  );
}
