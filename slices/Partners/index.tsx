import type { Content } from "@prismicio/client";

import { OrganizationList, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";

export default function Partners({ slice, context }: SliceProps<Content.PartnersSlice>) {
  const { locale } = context;
  const { title, lede, partners } = slice.primary;
  const organizations = partners.map(({ text, ...partner }) => ({ ...partner, line: text }));
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} layout="beside">
      <OrganizationList organizations={organizations} locale={locale} />
    </SliceSection>
  );
}
