import { asText, isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { findDocument, readByType } from "@/features/content/server";
import { translate } from "@/features/shared/contracts/translate";
import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Code } from "@/features/shared/ui/Code";
import { CopyableCode } from "@/features/shared/ui/CopyableCode";
import { Panel } from "@/features/shared/ui/Panel";

const messages = translate({
  en: {
    label: (name: string) => `${name}, pointed at an endpoint`,
    aside: (count: string) => `one of ${count} projects`,
    entry: (name: string) => `${name}: what it asks of a node, and what that costs`,
  },
  cn: {
    label: (name: string) => `把 ${name} 指向端点`,
    aside: (count: string) => `${count} 个项目之一`,
    entry: (name: string) => `${name}：会发出哪些调用，费用多少`,
  },
});

const isSample = (slice: { slice_type: string }): slice is Content.CodeSampleSlice =>
  slice.slice_type === "code_sample";

/** The configuration from the entry of the library that works with the most chains; nothing when it has none. */
export async function ProjectSample({ locale }: { locale: Locale }) {
  const text = messages[locale];
  const entries = await readByType("marketplace_project", locale);
  const libraries = entries.filter(({ facts }) => facts.category === "library");
  const countChains = ({ facts }: (typeof entries)[number]) => String(facts.chains ?? "").split(",").length;
  const [entry] = (libraries.length > 0 ? libraries : entries).toSorted(
    (one, other) => countChains(other) - countChains(one),
  );
  if (!entry) return null;
  const project = await findDocument(entry.id);
  if (project?.type !== "marketplace_project") return null;
  const slices: readonly { slice_type: string }[] = project.data.slices;
  const sample = slices.find(isSample)?.primary.samples[0];
  if (!sample || !isFilled.richText(sample.code)) return null;
  return (
    <Panel
      label={text.label(entry.title)}
      aside={text.aside(formatNumber(entries.length, locale))}
      note={<a href={entry.path}>{text.entry(entry.title)}</a>}
    >
      <CopyableCode locale={locale}>
        <Code code={asText(sample.code)} language={sample.language} label={sample.label || sample.language} />
      </CopyableCode>
    </Panel>
  );
}
