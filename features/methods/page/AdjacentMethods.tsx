import { methodPages } from "@/features/shared/catalogue/methodPages";
import type { MethodPage } from "@/features/shared/catalogue/methodPages";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { CodeName } from "@/features/shared/ui/CodeName";

import { messages } from "./messages";
import styles from "./index.module.css";

type Props = { page: MethodPage; locale: Locale };

const byName = new Intl.Collator("en").compare;

/** The methods before and after this one, of the same family and by name. */
export function AdjacentMethods({ page, locale }: Props) {
  const text = messages[locale];
  const pages = methodPages
    .filter(({ family }) => family === page.family)
    .toSorted((one, other) => byName(one.method, other.method));
  const at = pages.findIndex(({ method }) => method === page.method);
  const links = [
    [text.previous, pages[at - 1]],
    [text.next, pages[at + 1]],
  ] as const;
  return (
    <nav className={styles.adjacent} aria-label={text.adjacent}>
      {links.map(([label, adjacent]) =>
        adjacent ? (
          <a key={label} href={localizePath(`/docs/${adjacent.value}/`, locale)}>
            <span>{label}</span>
            <CodeName>{adjacent.method}</CodeName>
          </a>
        ) : null,
      )}
    </nav>
  );
}
