import { asText, isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { CodeTabs } from "@/features/shared/ui/CodeTabs";

export default function CodeSample({ slice, context }: SliceProps<Content.CodeSampleSlice>) {
  const { locale } = context;
  const { title, lede, samples, answer } = slice.primary;
  const filled = samples.map(({ label, language, code, response }) => ({
    label: label || language,
    language,
    code: isFilled.richText(code) ? asText(code) : "",
    response: isFilled.richText(response) ? asText(response) : undefined,
  }));
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      <CodeTabs
        name={slice.id}
        samples={filled}
        answer={isFilled.richText(answer) ? asText(answer) : undefined}
        locale={locale}
      />
    </SliceSection>
  );
}
