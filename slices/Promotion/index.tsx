import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { loadPromotion } from "@/features/content/server";
import { ButtonLink } from "@/features/shared/ui/Button";
import { Flags } from "@/features/shared/ui/Flag";

import styles from "./index.module.css";

export default async function Promotion({ slice, context }: SliceProps<Content.PromotionSlice>) {
  const { locale } = context;
  const promotion = await loadPromotion(locale, slice.primary.kind);
  if (!promotion) return null;
  return (
    <SliceSection slice={slice} locale={locale}>
      <p className={styles.root}>
        <Flags choice={promotion.flag} size={30} />
        <strong>{promotion.text}</strong>
        {promotion.link ? <ButtonLink href={promotion.link.href}>{promotion.link.label}</ButtonLink> : null}
      </p>
    </SliceSection>
  );
}
