import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { RichText, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";

import styles from "./index.module.css";

export default function Milestones({ slice, context }: SliceProps<Content.MilestonesSlice>) {
  const { locale } = context;
  const { title, lede, milestones } = slice.primary;
  const Heading = isFilled.richText(title) ? "h3" : "h2";
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} layout="beside">
      <ol className={styles.root}>
        {milestones.map((milestone, index) => (
          <li key={index}>
            <span className={styles.date}>{milestone.date}</span>
            <div>
              {milestone.title ? <Heading className={styles.title}>{milestone.title}</Heading> : null}
              <div className={styles.text}>
                <RichText field={milestone.text} locale={locale} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </SliceSection>
  );
}
