/** The tree: pages below their parents. */
import { useCallback, useMemo, useState } from "react";
import { Plus } from "lucide-react";

import { prismicLang } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { Select } from "@/features/shared/ui/Select";
import { loadTree } from "#cms/list/api.ts";
import { listLanguages } from "#cms/models/listLanguages.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";

import { messages } from "./messages.ts";
import { PageTree } from "./PageTree.tsx";
import { TreeStore } from "./TreeStore.ts";
import styles from "./TreeScreen.module.css";

/** The pages of one language as visitors find them. */
export default observer(function TreeScreen() {
  const studio = useStudio();
  const { locale, models } = studio;
  const text = messages[locale];
  const [lang, setLang] = useState<string>(() => prismicLang(locale));
  const { value, error, reload } = useLoaded(useCallback((signal: AbortSignal) => loadTree(lang, signal), [lang]));
  const store = useMemo(() => value && new TreeStore(value.results), [value]);
  return (
    <>
      <ScreenHead title={text.title} help={text.help} touchHelp={text.touchHelp} name="tree">
        <Button tone="primary" size="small" onClick={() => studio.open("new-page")}>
          <Plus size={16} strokeWidth={2} aria-hidden="true" />
          {text.newPage}
        </Button>
      </ScreenHead>
      <div className={styles.tools}>
        <Select
          label={text.lang}
          name="lang"
          value={lang}
          options={listLanguages(models).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setLang}
        />
        <Button size="small" onClick={() => store?.openAll()}>
          {text.openAll}
        </Button>
        <Button size="small" onClick={() => store?.closeAll()}>
          {text.closeAll}
        </Button>
      </div>
      <FailureNotice title={text.failedTitle} error={error} onRetry={reload} />
      {store || error ? null : <p role="status">{text.loading}</p>}
      {store?.nodes.length === 0 ? (
        <Notice tone="empty" title={text.emptyTitle}>
          {text.emptyText}
        </Notice>
      ) : null}
      {store && store.nodes.length > 0 ? <PageTree key={lang} store={store} lang={lang} /> : null}
    </>
  );
});
