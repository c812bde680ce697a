import type { Content } from "@prismicio/client";

import { Actions, RichText, SliceSection, SliceTitle } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { Flags } from "@/features/shared/ui/Flag";

import styles from "./index.module.css";

export default function CallToAction({ slice, context }: SliceProps<Content.CallToActionSlice>) {
  const { flag, title, text, actions } = slice.primary;
  return (
    <SliceSection slice={slice} locale={context.locale}>
      <div className={styles.root}>
        <p className={styles.flag}>
          <Flags choice={flag} size={36} />
        </p>
        <div className={styles.content}>
          <SliceTitle field={title} slice={slice} />
          <div className={styles.text}>
            <RichText field={text} locale={context.locale} />
          </div>
        </div>
        <Actions links={actions} locale={context.locale} />
      </div>
    </SliceSection>
  );
}
