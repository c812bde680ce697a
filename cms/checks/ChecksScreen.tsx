import { useCallback, useState } from "react";
import { clsx } from "clsx";

import { formatNumber } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { Select } from "@/features/shared/ui/Select";
import { listLanguages } from "#cms/models/listLanguages.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Moment } from "#cms/shell/time/Moment.tsx";
import filterStyles from "#cms/shell/ui/filters.module.css";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";

import { loadSiteChecks } from "./api.ts";
import { messages } from "./messages.ts";
import { RuleSection } from "./RuleSection.tsx";
import type { SiteChecksQuery } from "./site.contract.ts";
import { UnreadableSection } from "./UnreadableSection.tsx";
import styles from "./ChecksScreen.module.css";

const levels = ["error", "warning"] as const;

/** Every problem of the site, by rule; each leads to its field. */
export default observer(function ChecksScreen() {
  const { locale, models } = useStudio();
  const text = messages[locale];
  const [filters, setFilters] = useState<Pick<SiteChecksQuery, "lang" | "level">>({});
  const [round, setRound] = useState(0);
  const load = useCallback((signal: AbortSignal) => loadSiteChecks({ ...filters, limit: 0 }, signal), [filters]);
  const { value, error, reload } = useLoaded(load);
  const rules = value?.rules ?? [];
  const found = rules.reduce((sum, { count }) => sum + count, 0);
  const checked = formatNumber(value?.checked ?? 0, locale);
  const unreadable = filters.level === "warning" ? [] : (value?.unreadable ?? []);
  return (
    <>
      <ScreenHead title={text.title} help={text.help} name="checks">
        <Button
          size="small"
          onClick={() => {
            setRound(round + 1);
            reload();
          }}
        >
          {text.again}
        </Button>
      </ScreenHead>
      <search className={clsx(filterStyles.root, styles.filters)} aria-label={text.filters}>
        <Select
          label={text.lang}
          name="lang"
          value={filters.lang ?? ""}
          options={[
            { value: "", label: text.allLangs },
            ...listLanguages(models).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(lang) => setFilters({ ...filters, lang: lang || undefined })}
        />
        <Select
          label={text.level}
          name="level"
          value={filters.level ?? ""}
          options={[
            { value: "", label: text.allLevels },
            ...levels.map((level) => ({ value: level, label: text.levels[level] })),
          ]}
          onChange={(choice) => setFilters({ ...filters, level: levels.find((level) => level === choice) })}
        />
        <p role="status">{value ? text.count(formatNumber(found, locale), checked) : null}</p>
      </search>
      {value ? (
        <p className={styles.links}>
          {value.links_checked === null ? text.linksUnknown : text.linksChecked}{" "}
          {value.links_checked === null ? null : <Moment at={value.links_checked} locale={locale} />}
        </p>
      ) : null}
      <FailureNotice error={error} onRetry={reload} />
      {value || error ? null : <p role="status">{text.loading}</p>}
      {unreadable.length > 0 ? <UnreadableSection unreadable={unreadable} locale={locale} /> : null}
      {value && found === 0 && unreadable.length === 0 ? (
        <Notice tone="empty" title={text.noneTitle}>
          {text.noneText(checked)}
        </Notice>
      ) : null}
      {rules.map((rule) => (
        <RuleSection key={rule.rule} {...rule} filters={filters} round={round} locale={locale} />
      ))}
    </>
  );
});
