import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { ContentImage, filledLink, RichText, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { Icon } from "@/features/shared/ui/Icon";

import styles from "./index.module.css";

export default function Downloads({ slice, context }: SliceProps<Content.DownloadsSlice>) {
  const { locale } = context;
  const { title, lede, files, licence } = slice.primary;
  const Heading = isFilled.richText(title) ? "h3" : "h2";
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      <ul className={styles.root}>
        {files.map(({ name, description, preview, ground, file, format }, index) => {
          const target = filledLink(file, locale);
          return (
            <li key={index}>
              {isFilled.image(preview) ? (
                <div className={styles.preview} data-ground={ground}>
                  <ContentImage image={preview} sizes="16rem" />
                </div>
              ) : null}
              <Heading className={styles.name}>{name}</Heading>
              <p className={styles.description}>{description}</p>
              {target ? (
                <a href={target.href} download>
                  <Icon name="download" size={16} />
                  {target.text || format}
                </a>
              ) : null}
            </li>
          );
        })}
      </ul>
      <div className={styles.licence}>
        <RichText field={licence} locale={locale} />
      </div>
    </SliceSection>
  );
}
