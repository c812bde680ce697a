import type { ReactNode } from "react";
import { isFilled } from "@prismicio/client";
import type { RichTextField } from "@prismicio/client";
import { PrismicRichText } from "@prismicio/react";
import type { JSXMapSerializer } from "@prismicio/react";

import type { Locale } from "@/features/shared/locale";
import { isRegionalSample } from "@/features/shared/platform/regions";
import { CopyableCode } from "@/features/shared/ui/CopyableCode";
import { VideoLink } from "@/features/shared/ui/VideoLink";
import { getPlayerUrl } from "@/features/shared/ui/VideoLink/getPlayerUrl";
import { isWebUrl } from "@/features/shared/contracts/safeHref";

import { ContentImage } from "./ContentImage";
import { HanWords } from "./HanWords";
import { anchorIn, embedTitle, hasWords } from "./headings";
import { linkProps } from "./linkProps";
import type { LinkProps } from "./linkProps";
import { UnbrokenNames } from "./UnbrokenNames";
import { describeUrl } from "./describeUrl";

/** Plain text gets line break opportunities; text with spans is left unchanged. */
const wrapWords = (node: { text: string; spans: unknown[] }, children: ReactNode) =>
  node.spans.length > 0 ? <>{children}</> : <HanWords text={node.text} />;

// Longer names in code may break at their hyphens.
const maxWholeCode = 18;

type Heading = { text: string; spans: unknown[]; direction?: string };

/** A heading with an anchor; nothing for an empty one. */
const heading = (Tag: "h2" | "h3" | "h4", node: Heading, children: ReactNode) =>
  hasWords(node.text) ? (
    <Tag id={anchorIn(node, node.text)} dir={node.direction === "rtl" ? "rtl" : undefined}>
      {wrapWords(node, children)}
    </Tag>
  ) : (
    <></>
  );

const anchor = (props: LinkProps | undefined, children: ReactNode) =>
  props ? <a {...props}>{children}</a> : <>{children}</>;

/** Components of rich text blocks in a language. */
export const richTextParts = (locale: Locale): JSXMapSerializer => ({
  heading2: ({ node, children }) => heading("h2", node, children),
  heading3: ({ node, children }) => heading("h3", node, children),
  heading4: ({ node, children }) => heading("h4", node, children),
  hyperlink: ({ node, children }) => anchor(linkProps(node.data, locale), children),
  // A third-party frame loads only on a click; anything but a video is a plain link.
  embed: ({ node: { oembed } }) => {
    const url = oembed.embed_url;
    // Returning undefined would render the embed's own HTML.
    if (!isWebUrl(url)) return <></>;
    const name = embedTitle(oembed.title, url);
    return getPlayerUrl(url) ? (
      <VideoLink url={url} title={name} locale={locale} />
    ) : (
      <p>
        <a href={url} rel="noopener">
          {name}
        </a>
      </p>
    );
  },
  label: ({ node, text, children }) =>
    node.data.label === "code" ? (
      <code data-short={(text ?? "").length <= maxWholeCode || undefined}>{children}</code>
    ) : (
      <span data-label={node.data.label}>{children}</span>
    ),
  preformatted: ({ node }) => (
    // Focusable, so that a keyboard can scroll it.
    <CopyableCode locale={locale}>
      <pre
        data-regional={isRegionalSample(node.text) || undefined}
        data-line={!node.text.includes("\n") || undefined}
        data-fade=""
        tabIndex={0}
      >
        <code>{node.text}</code>
      </pre>
    </CopyableCode>
  ),
  span: ({ text }) => <UnbrokenNames text={text} />,
  image: ({ node }) => {
    const link = node.linkTo ? linkProps(node.linkTo, locale) : undefined;
    const picture = <ContentImage image={node} />;
    return (
      <figure>
        {link ? (
          // A linked image without alt text would be a link without a name.
          <a {...link} aria-label={node.alt ? undefined : describeUrl(link.href)}>
            {picture}
          </a>
        ) : (
          picture
        )}
      </figure>
    );
  },
});

/** Rich text as HTML, without a wrapper; nothing when the field is empty. */
export function RichText({ field, locale }: { field: RichTextField | null | undefined; locale: Locale }) {
  return isFilled.richText(field) ? <PrismicRichText field={field} components={richTextParts(locale)} /> : null;
}

/** The words of one paragraph without its element, with their links: for a label. */
export function InlineText({ field, locale }: { field: RichTextField | null | undefined; locale: Locale }) {
  const parts = { ...richTextParts(locale), paragraph: ({ children }: { children: ReactNode }) => <>{children}</> };
  return isFilled.richText(field) ? <PrismicRichText field={field} components={parts} /> : null;
}

/** Text of a heading field without its element: the slice sets the level. */
export function Words({ field }: { field: RichTextField | null | undefined }) {
  return isFilled.richText(field) ? <PrismicRichText field={field} components={plain} /> : null;
}

const plain: JSXMapSerializer = {
  heading1: ({ node, children }) => wrapWords(node, children),
  heading2: ({ node, children }) => wrapWords(node, children),
  heading3: ({ node, children }) => wrapWords(node, children),
  paragraph: ({ children }) => <>{children}</>,
};
