import { isFilled } from "@prismicio/client";
import type { Content, RichTextField } from "@prismicio/client";

import { Contents, listHeadings, Prose, RichText, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { listSliceHeadings } from "@/features/content/server";
import type { PageSlice } from "@/features/content/server";
import { VersionHistory } from "@/features/legal/server";
import type { Block, Version } from "@/features/legal/server";
import { formatDate, formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";

import styles from "./index.module.css";

const words = translate({
  en: {
    contents: "On this page",
    version: "Version",
    effective: "In force from",
    short: "In short",
    versions: "History",
    compared: (count: string) => `${count} versions, word by word`,
  },
  cn: {
    contents: "本页内容",
    version: "版本",
    effective: "生效日期",
    short: "要点",
    versions: "版本历史",
    compared: (count: string) => `${count} 个版本，逐字比较`,
  },
});

export default function LegalText({ slice, slices = [], index, context }: SliceProps<Content.LegalTextSlice>) {
  const { locale } = context;
  const text = words[locale];
  if (slice.variation === "versions") {
    return (
      <SliceSection slice={slice} locale={locale}>
        <Versions slice={slice} current={slices.find(isDocument)?.primary.content} locale={locale} />
      </SliceSection>
    );
  }
  const { version, effective, summary, content, versions } = slice.primary;
  const following = slices.slice(index + 1);
  const versionCount = versions.length || (following.find(isVersions)?.primary.versions.length ?? 0);
  const ownVersions = { anchor: "versions", text: text.versions, level: 2 as const };
  const headings = [
    ...listHeadings(content),
    ...(versions.length > 0 ? [ownVersions] : []),
    // Annexes and the versions below them are slices of their own.
    ...listSliceHeadings(following),
    ...(following.some(isVersions) ? [ownVersions] : []),
  ].filter(({ level }) => level === 2);
  return (
    <SliceSection slice={slice} locale={locale} className={styles.root}>
      <dl className={styles.facts}>
        {version ? (
          <div>
            <dt>{text.version}</dt>
            <dd>{version}</dd>
          </div>
        ) : null}
        {effective ? (
          <div>
            <dt>{text.effective}</dt>
            <dd>
              <time dateTime={effective}>{formatDate(effective, locale)}</time>
            </dd>
          </div>
        ) : null}
        {versionCount > 1 ? (
          <div>
            <dt>{text.versions}</dt>
            <dd>
              <a href="#versions">{text.compared(formatNumber(versionCount, locale))}</a>
            </dd>
          </div>
        ) : null}
      </dl>
      <div className={styles.columns}>
        <Contents title={text.contents} headings={headings} />
        <div>
          {isFilled.richText(summary) ? (
            <section className={styles.summary}>
              <h2>{text.short}</h2>
              <RichText field={summary} locale={locale} />
            </section>
          ) : null}
          <Prose field={content} locale={locale} />
          <Versions slice={slice} current={content} locale={locale} />
        </div>
      </div>
    </SliceSection>
  );
}

type VersionsProps = { slice: Content.LegalTextSlice; current: RichTextField | undefined; locale: Locale };

/** Every version with its changes; nothing where an editor named none. */
function Versions({ slice, current = [], locale }: VersionsProps) {
  const versions = listVersions(slice, current);
  if (versions.length === 0) return null;
  return (
    <section className={styles.versions} id="versions">
      <h2>{words[locale].versions}</h2>
      <VersionHistory versions={versions} locale={locale} />
    </section>
  );
}

const isVersions = (slice: PageSlice): slice is Content.LegalTextSlice =>
  slice.slice_type === "legal_text" && slice.variation === "versions";
const isDocument = (slice: PageSlice) => slice.slice_type === "legal_text" && slice.variation === "default";

/** The versions as plain text; the latest one without a text of its own is the document itself. */
const listVersions = ({ primary }: Content.LegalTextSlice, current: RichTextField): Version[] =>
  primary.versions.map(({ version, date, change, text }, index) => ({
    version: version ?? "",
    date: date ?? "",
    change: change ?? "",
    blocks: toBlocks(index === 0 && !isFilled.richText(text) ? current : text),
  }));

const toBlocks = (field: RichTextField): Block[] =>
  field.flatMap((node) => ("text" in node ? [{ isHeading: node.type.startsWith("heading"), text: node.text }] : []));
