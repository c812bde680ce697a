import { Button } from "@/features/shared/ui/Button";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages.ts";

type Props = {
  title: string;
  /** Last publication; null for a document that was never published. */
  published: number | null;
  path: string | null;
  locale: Locale;
  isOpen: boolean;
  onToggle: () => void;
};

/** Opens the comparison of a draft with the site. A new page has none: it is seen as a whole, in the preview. */
export function CompareButton({ title, published, path, locale, isOpen, onToggle }: Props) {
  if (published === null && path) return null;
  const text = messages[locale];
  return (
    <Button size="small" aria-expanded={isOpen} aria-label={text.compareLabel(title)} onClick={onToggle}>
      {text.compare}
    </Button>
  );
}
