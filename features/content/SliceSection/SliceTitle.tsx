import { isFilled } from "@prismicio/client";
import type { RichTextField } from "@prismicio/client";

import { anchorOfField } from "@/features/content/pages/outline";
import { Words } from "@/features/content/RichText";

type Props = { field: RichTextField | null | undefined; slice: { primary: { anchor?: string | null } } };

/** The title of a slice, with an anchor of its own unless the editor gave the slice one; nothing when it is empty. */
export const SliceTitle = ({ field, slice }: Props) =>
  isFilled.richText(field) ? (
    <h2 id={slice.primary.anchor ? undefined : anchorOfField(field)}>
      <Words field={field} />
    </h2>
  ) : null;
