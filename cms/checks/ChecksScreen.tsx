import { useCallback, useMemo, useState } from "react";

import { formatNumber, formatTime } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { Select } from "@/features/shared/ui/Select";
import { listLanguages } from "#cms/models/listLanguages.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { LoadingRows } from "#cms/shell/ui/LoadingRows.tsx";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";

import { loadSiteChecks } from "./api.ts";
import { listPassed } from "./checkAreas.ts";
import { LevelSection } from "./LevelSection.tsx";
import { messages } from "./messages.ts";
import { PassedSection } from "./PassedSection.tsx";
import { UnreadableSection } from "./UnreadableSection.tsx";
import styles from "./ChecksScreen.module.css";

const levels = ["error", "warning"] as const;

/** Every problem of the site, by severity and rule; each leads to its field. */
export default observer(function ChecksScreen() {
  const { locale, models } = useStudio();
  const text = messages[locale];
  const [lang, setLang] = useState("");
  const [level, setLevel] = useState<(typeof levels)[number]>();
  const [round, setRound] = useState(0);
  const load = useCallback(
    (signal: AbortSignal) => loadSiteChecks({ lang: lang || undefined, limit: 0 }, signal),
    [lang],
  );
  const { value, error, reload } = useLoaded(load);
  const time = useMemo(() => (value ? formatTime(Date.now(), locale) : ""), [value, locale]);
  const unreadable = value?.unreadable ?? [];
  const parts = levels.map((name) => {
    const rules = (value?.rules ?? []).filter((rule) => rule.level === name);
    const broken = name === "error" ? unreadable.length : 0;
    return { name, rules, count: rules.reduce((sum, { count }) => sum + count, broken) };
  });
  const found = parts.reduce((sum, { count }) => sum + count, 0);
  const checked = formatNumber(value?.checked ?? 0, locale);
  const isClean = value !== undefined && found === 0;
  const passed = value && level === undefined ? listPassed(value.rules.map(({ rule }) => rule)) : [];
  const choices = [{ name: undefined, count: found }, ...parts];
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
      <search className={styles.filters} aria-label={text.filters}>
        <div role="group" hidden={isClean} aria-label={text.level} className={styles.levels}>
          {choices.map(({ name, count }) => (
            <button
              key={name ?? "all"}
              type="button"
              data-level={name}
              data-none={count === 0}
              aria-pressed={level === name}
              onClick={() => setLevel(name)}
            >
              {name ? text.levels[name] : text.allLevels}
              <strong>{value ? formatNumber(count, locale) : "–"}</strong>
            </button>
          ))}
        </div>
        <Select
          label={text.lang}
          name="lang"
          value={lang}
          placeholder={text.allLangs}
          options={listLanguages(models).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setLang}
        />
      </search>
      {value ? (
        <p className={styles.facts} role="status">
          {isClean ? "" : text.count(formatNumber(found, locale), checked, time)}
        </p>
      ) : null}
      <FailureNotice error={error} onRetry={reload} />
      {value || error ? null : <LoadingRows>{text.loading}</LoadingRows>}
      {isClean ? (
        <Notice tone="ok" title={text.noneTitle}>
          {text.noneText(checked, time)}
        </Notice>
      ) : null}
      {parts
        .filter(({ name, count }) => count > 0 && (level ?? name) === name)
        .map(({ name, rules }) => (
          <LevelSection key={name} {...{ rules, round, locale }} level={name} lang={lang || undefined}>
            {name === "error" && unreadable.length > 0 ? (
              <UnreadableSection unreadable={unreadable} locale={locale} />
            ) : null}
          </LevelSection>
        ))}
      {value && passed.length > 0 ? (
        <PassedSection areas={passed} linksChecked={value.links_checked} locale={locale} />
      ) : null}
    </>
  );
});
