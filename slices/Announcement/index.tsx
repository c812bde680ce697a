import type { Content } from "@prismicio/client";

import { Actions, RichText, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { Flags } from "@/features/shared/ui/Flag";

import styles from "./index.module.css";

export default function Announcement({ slice, context }: SliceProps<Content.AnnouncementSlice>) {
  const { tone, flag, text, actions } = slice.primary;
  return (
    <SliceSection slice={slice} locale={context.locale}>
      <div className={styles.root} data-tone={tone}>
        <Flags choice={flag} size={24} />
        <div className={styles.text}>
          <RichText field={text} locale={context.locale} />
        </div>
        <Actions links={actions} locale={context.locale} />
      </div>
    </SliceSection>
  );
}
