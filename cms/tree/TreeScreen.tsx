/** The tree: pages below their parents. */
import { useCallback, useEffect, useState } from "react";
import { clsx } from "clsx";
import { Plus } from "lucide-react";

import { prismicLang } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { Notice } from "@/features/shared/ui/Notice";
import { SearchField } from "@/features/shared/ui/SearchField";
import { Select } from "@/features/shared/ui/Select";
import { Selection } from "#cms/bulk/Selection.ts";
import { SelectionBar } from "#cms/bulk/SelectionBar.tsx";
import { loadTree } from "#cms/list/api.ts";
import { listLanguages } from "#cms/models/listLanguages.ts";
import { LatestRequest } from "#cms/shell/LatestRequest.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import filters from "#cms/shell/ui/filters.module.css";
import { LoadingRows } from "#cms/shell/ui/LoadingRows.tsx";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { useLoaded } from "#cms/shell/useLoaded.ts";
import { FailureNotice } from "#cms/shell/ui/FailureNotice.tsx";

import { findPages } from "./findPages.ts";
import { messages } from "./messages.ts";
import { PageTree } from "./PageTree.tsx";
import { TreeStore } from "./TreeStore.ts";

const typingMs = 150;

/** The pages of one language as visitors find them. */
export default observer(function TreeScreen() {
  const studio = useStudio();
  const { locale, models } = studio;
  const text = messages[locale];
  const [lang, setLang] = useState<string>(() => prismicLang(locale));
  const [selection] = useState(() => new Selection());
  const load = useCallback(
    async (signal: AbortSignal) => {
      const tree = new TreeStore((level) => loadTree({ lang, ...level }, signal));
      await tree.start();
      return tree;
    },
    [lang],
  );
  const { value: store, error, reload } = useLoaded(load);
  const [query, setQuery] = useState("");
  const words = query.trim();
  useEffect(() => {
    if (!store || !words) return store?.showFound(undefined);
    const latest = new LatestRequest();
    const find = async () => {
      try {
        store.showFound(await findPages(lang, words, latest.start()));
      } catch (caught) {
        if (!latest.signal?.aborted) studio.noteFailure(caught);
      }
    };
    latest.schedule(() => void find(), typingMs);
    return latest.stop.bind(latest);
  }, [store, lang, words, studio]);
  return (
    <>
      <ScreenHead title={text.title} help={text.help} touchHelp={text.touchHelp} name="tree">
        <Button tone="primary" size="small" onClick={() => studio.open("new-page")}>
          <Plus size={16} strokeWidth={2} aria-hidden="true" />
          {text.newPage}
        </Button>
      </ScreenHead>
      <search className={clsx(filters.root, filters.bare)}>
        <SearchField label={text.filter} value={query} locale={locale} onChange={setQuery} />
        <Select
          label={text.lang}
          name="lang"
          value={lang}
          options={listLanguages(models).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) => {
            selection.clear();
            setLang(value);
          }}
        />
        <Button size="small" onClick={() => void store?.openAll()}>
          {text.openAll}
        </Button>
        <Button size="small" onClick={() => store?.closeAll()}>
          {text.closeAll}
        </Button>
      </search>
      <SelectionBar selection={selection} total={0} onChanged={reload} />
      <FailureNotice title={text.failedTitle} error={error} onRetry={reload} failure={store?.failure} />
      {store || error ? null : <LoadingRows>{text.loading}</LoadingRows>}
      {store?.isEmpty ? (
        <Notice tone="empty" title={text.emptyTitle}>
          {text.emptyText}
        </Notice>
      ) : null}
      {words && store?.rows.length === 0 ? (
        <Notice tone="empty">
          {text.noneFound}{" "}
          <Button size="small" onClick={() => setQuery("")}>
            {text.showAll}
          </Button>
        </Notice>
      ) : null}
      {store && store.rows.length > 0 ? <PageTree key={lang} store={store} selection={selection} lang={lang} /> : null}
    </>
  );
});
