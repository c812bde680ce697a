import { clsx } from "clsx";
import type { ReactNode } from "react";

import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import styles from "./index.module.css";

type Props = {
  label: string;
  hint?: string;
  /** Parameter of the URL that keeps the words; empty where none does. */
  name?: string;
  /** Words from there. */
  value?: string;
  /** Where Enter searches: by default, the whole site. */
  action?: string;
  /** Whether it is the first row of a panel. */
  isInPanel?: boolean;
  className?: string | undefined;
  locale: Locale;
  /** More fields, or an icon. */
  children?: ReactNode;
};

/** A field that filters the list marked with `data-filter-list` around it. Without script, and on Enter, it searches the site. */
export const FilterForm = ({
  label,
  hint,
  name = "",
  value,
  action,
  isInPanel,
  className,
  locale,
  children,
}: Props) => (
  <form
    className={clsx(styles.root, isInPanel && styles.panel, className)}
    role="search"
    action={action ?? localizePath("/search/", locale)}
    data-url-state={name === "" ? undefined : ""}
  >
    <input
      type="search"
      name="q"
      aria-label={label}
      placeholder={hint ?? label}
      defaultValue={value}
      autoComplete="off"
      spellCheck={false}
      data-filter={name}
    />
    {children}
  </form>
);
