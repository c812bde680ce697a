import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { Actions, RichText, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { DemoMark } from "@/features/shared/ui/DemoMark";
import { Flags } from "@/features/shared/ui/Flag";

import styles from "./index.module.css";

export default function Announcement({ slice, context }: SliceProps<Content.AnnouncementSlice>) {
  const { tone, flag, text, actions } = slice.primary;
  return (
    <SliceSection slice={slice} locale={context.locale}>
      <div className={styles.root} data-tone={tone}>
        {tone === "demo" ? <DemoMark locale={context.locale} /> : null}
        <Flags choice={flag} size={24} />
        {isFilled.richText(text) ? (
          <div className={styles.text}>
            <RichText field={text} locale={context.locale} />
          </div>
        ) : null}
        <Actions links={actions} locale={context.locale} />
      </div>
    </SliceSection>
  );
}
