import { asText, isFilled } from "@prismicio/client";
import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { PlotFigure, readPlot } from "@/features/plots/server";

export default function Plot({ slice, context }: SliceProps<Content.PlotSlice>) {
  const { locale } = context;
  const { title, lede, kind, unit, label, caption, table } = slice.primary;
  const readRow = ({ cells }: { cells: { content: Parameters<typeof asText>[0] }[] }) =>
    cells.map(({ content }) => asText(content) ?? "");
  const data = isFilled.table(table)
    ? readPlot(table.head?.rows.flatMap(readRow) ?? [], table.body.rows.map(readRow))
    : undefined;
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      {data ? (
        <PlotFigure
          data={data}
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
