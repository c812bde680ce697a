import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { ContentImage, filledLink, RichText, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { ButtonLink } from "@/features/shared/ui/Button";
import { Icon } from "@/features/shared/ui/Icon";

import styles from "./index.module.css";

export default function Downloads({ slice, context }: SliceProps<Content.DownloadsSlice>) {
  const { locale } = context;
  const { title, lede, files, archive, licence } = slice.primary;
  const all = filledLink(archive, locale);
  const Heading = isFilled.richText(title) ? "h3" : "h2";
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      <ul className={styles.root}>
        {files.map(({ name, description, preview, ground, file, second_file, format }, index) => {
          const targets = [filledLink(file, locale), filledLink(second_file, locale)];
          return (
            <li key={index}>
              {isFilled.image(preview) ? (
                <div className={styles.preview} data-ground={ground}>
                  <ContentImage image={preview} sizes="16rem" />
                </div>
              ) : null}
              {name ? <Heading className={styles.name}>{name}</Heading> : null}
              {description ? <p className={styles.description}>{description}</p> : null}
              <p className={styles.files}>
                {targets.map((target) =>
                  target ? (
                    <a key={target.href} href={target.href} download>
                      <Icon name="download" size={16} />
                      {target.text || format || (name ? null : target.label)}
                      <span className="visuallyHidden"> {name}</span>
                    </a>
                  ) : null,
                )}
              </p>
            </li>
          );
        })}
      </ul>
      {all ? (
        <p className={styles.archive}>
          <ButtonLink href={all.href} download>
            {all.label}
          </ButtonLink>
        </p>
      ) : null}
      {isFilled.richText(licence) ? (
        <div className={styles.licence}>
          <RichText field={licence} locale={locale} />
        </div>
      ) : null}
    </SliceSection>
  );
}
