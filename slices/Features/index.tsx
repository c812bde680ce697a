import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { filledLink, RichText, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { Flag, isFlagName } from "@/features/shared/ui/Flag";
import { Icon } from "@/features/shared/ui/Icon";

import styles from "./index.module.css";

export default function Features({ slice, context }: SliceProps<Content.FeaturesSlice>) {
  const { locale } = context;
  const { title, lede, features } = slice.primary;
  const Heading = isFilled.richText(title) ? "h3" : "h2";
  return (
    <SliceSection
      slice={slice}
      locale={locale}
      title={title}
      lede={lede}
      layout={slice.variation === "list" ? "beside" : "above"}
    >
      <ul className={styles.root} data-variation={slice.variation} data-count={features.length}>
        {features.map((feature, index) => {
          const link = filledLink(feature.link, locale);
          return (
            <li key={index}>
              {feature.title ? (
                <Heading className={styles.title}>
                  {isFlagName(feature.icon) ? <Flag name={feature.icon} /> : <Icon name={feature.icon} />}
                  {feature.title}
                </Heading>
              ) : null}
              <div className={styles.text}>
                <RichText field={feature.text} locale={locale} />
                {link?.text ? (
                  <p>
                    <a href={link.href}>{link.text}</a>
                  </p>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </SliceSection>
  );
}
