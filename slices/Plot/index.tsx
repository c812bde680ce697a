import { asText, isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { readTable, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { PlotFigure, readPlot } from "@/features/plots/server";

export default function Plot({ slice, context }: SliceProps<Content.PlotSlice>) {
  const { locale } = context;
  const { title, lede, kind, unit, label, caption, table } = slice.primary;
  const texts = isFilled.table(table) ? readTable(table) : undefined;
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      {texts ? (
        <PlotFigure
          data={readPlot(texts.head, texts.lines)}
          kind={kind ?? "bars"}
          unit={unit ?? ""}
          label={label || asText(title) || context.title}
          note={caption}
          locale={locale}
        />
      ) : null}
    </SliceSection>
  );
}
