import { useId } from "react";
import type { ReactNode } from "react";

import type { Locale } from "@/features/shared/locale";
import { regions } from "@/features/shared/platform/regions";
import { Chip } from "@/features/shared/ui/Chip";
import { SearchField } from "@/features/shared/ui/SearchField";
import { Select } from "@/features/shared/ui/Select";

import { sorts } from "./choices";
import type { Choices } from "./choices";
import { ranges } from "./days";
import { messages } from "./messages";
import styles from "./ChoiceBar.module.css";

type Props = {
  choices: Choices;
  found: string;
  locale: Locale;
  onChoose: (change: Partial<Choices>) => void;
  /** The legend, which is read without script too. */
  children: ReactNode;
};

/** Search, range, region and order of the tracker, and its legend. */
export function ChoiceBar({ choices, found, locale, onChoose, children }: Props) {
  const text = messages[locale];
  const name = useId();
  return (
    <form className={styles.root} role="search" aria-label={text.title} onSubmit={(event) => event.preventDefault()}>
      <SearchField label={text.search} value={choices.q} locale={locale} onChange={(q) => onChoose({ q })} />
      <fieldset>
        <legend>{text.range}</legend>
        {ranges.map((range) => (
          <Chip
            key={range}
            name={`${name}range`}
            value={range}
            checked={range === choices.range}
            onChange={() => onChoose({ range })}
          >
            {text.ranges[range]}
          </Chip>
        ))}
      </fieldset>
      <fieldset>
        <legend>{text.region}</legend>
        {[undefined, 0, 1, 2].map((region) => (
          <Chip
            key={region ?? ""}
            name={`${name}region`}
            value={region ?? ""}
            checked={region === choices.region}
            onChange={() => onChoose({ region })}
          >
            {region === undefined ? text.allRegions : regions[region]?.name[locale]}
          </Chip>
        ))}
      </fieldset>
      <Select
        label={text.sort}
        name="sort"
        value={choices.sort}
        options={sorts.map((sort) => ({ value: sort, label: text.sorts[sort] }))}
        onChange={(value) => onChoose({ sort: sorts.find((sort) => sort === value) ?? "worst" })}
      />
      <div data-legend="">{children}</div>
      <output>{found}</output>
    </form>
  );
}
