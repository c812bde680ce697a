import { isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { ContentImage, embedTitle, RichText, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { VideoLink } from "@/features/shared/ui/VideoLink";
import { isWebUrl } from "@/features/shared/contracts/safeHref";

import styles from "./index.module.css";

export default function Embed({ slice, context }: SliceProps<Content.EmbedSlice>) {
  const { locale } = context;
  const { title, embed, poster, caption } = slice.primary;
  return (
    <SliceSection slice={slice} locale={locale} title={title}>
      <figure className={styles.root}>
        {isFilled.embed(embed) && isWebUrl(embed.embed_url) ? (
          <VideoLink url={embed.embed_url} title={embedTitle(embed.title, embed.embed_url)} locale={locale}>
            {isFilled.image(poster) ? <ContentImage image={poster} /> : null}
          </VideoLink>
        ) : null}
        <figcaption>
          <RichText field={caption} locale={locale} />
        </figcaption>
      </figure>
    </SliceSection>
  );
}
