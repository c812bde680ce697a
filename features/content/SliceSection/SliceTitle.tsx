import { asText, isFilled } from "@prismicio/client";
import type { RichTextField } from "@prismicio/client";

import { hasWords } from "@/features/content/headings";
import { anchorOfField } from "@/features/content/pages/outline";
import { Words } from "@/features/content/RichText";

type Props = { field: RichTextField | null | undefined; slice: { primary: { anchor?: string | null } } };

/** The title of a slice, with its own anchor unless the editor set one for the slice; nothing when it is empty. */
export function SliceTitle({ field, slice }: Props) {
  if (!isFilled.richText(field) || !hasWords(asText(field))) return null;
  const Heading = field[0].type === "heading1" ? "h1" : "h2";
  return (
    <Heading id={slice.primary.anchor ? undefined : anchorOfField(field)}>
      <Words field={field} />
    </Heading>
  );
}
