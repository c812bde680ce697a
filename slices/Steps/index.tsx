import { asText, isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { RichText, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { Code } from "@/features/shared/ui/Code";
import { CopyableCode } from "@/features/shared/ui/CopyableCode";

import styles from "./index.module.css";

export default function Steps({ slice, context }: SliceProps<Content.StepsSlice>) {
  const { locale } = context;
  const { title, lede, steps } = slice.primary;
  const Heading = isFilled.richText(title) ? "h3" : "h2";
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} layout="beside">
      <ol className={styles.root}>
        {steps.map((step, index) => (
          <li key={index}>
            {step.title ? <Heading className={styles.title}>{step.title}</Heading> : null}
            <div className={styles.text}>
              <RichText field={step.text} locale={locale} />
            </div>
            {isFilled.richText(step.code) ? (
              <CopyableCode locale={locale}>
                <Code code={asText(step.code)} language={step.language} label={step.title ?? undefined} />
              </CopyableCode>
            ) : null}
          </li>
        ))}
      </ol>
    </SliceSection>
  );
}
