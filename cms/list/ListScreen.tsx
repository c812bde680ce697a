import { useEffect, useRef, useState } from "react";
import { clsx } from "clsx";
import type { KeyboardEvent } from "react";
import { ChevronDown, Plus } from "lucide-react";

import { isComposing } from "#contracts/isComposing.ts";
import { formatNumber, prismicLang } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Button } from "@/features/shared/ui/Button";
import { LiveStatus } from "@/features/shared/ui/LiveStatus";
import { SearchField } from "@/features/shared/ui/SearchField";
import { Select } from "@/features/shared/ui/Select";
import { Selection } from "#cms/bulk/Selection.ts";
import { SelectionBar } from "#cms/bulk/SelectionBar.tsx";
import { navigate } from "#cms/shell/navigate.ts";
import { listTypeLinks } from "#cms/shell/listTypeLinks.ts";
import { writeScreenPath } from "#cms/shell/screenPaths.ts";
import { listLanguages } from "#cms/models/listLanguages.ts";
import { ownValue } from "#contracts/ownValue.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { findDataType, findPageType, isRequired, listTypes, nameTypeList } from "#cms/models/typeModels.ts";
import { messages as uiMessages } from "#cms/shell/ui/messages.ts";
import filterStyles from "#cms/shell/ui/filters.module.css";
import { Menu } from "#cms/shell/ui/Menu.tsx";
import type { RowListHandle } from "#cms/shell/ui/RowList.tsx";
import { ScreenHead } from "#cms/shell/ui/ScreenHead.tsx";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";

import { documentStates } from "./contract.ts";
import { DeskLinks } from "./DeskLinks.tsx";
import { DocumentTable } from "./DocumentTable.tsx";
import { parseFilters, writeFilters } from "./filterUrl.ts";
import { ListState } from "./ListState.tsx";
import { ListStore, sorts } from "./ListStore.ts";
import type { ListFilters } from "./ListStore.ts";
import { messages } from "./messages.ts";
import styles from "./ListScreen.module.css";

/** All documents, filtered by text, type, language and state; the filters are in the URL. */
export default observer(function ListScreen() {
  const studio = useStudio();
  const { locale, models, search } = studio;
  const text = messages[locale];
  const [store] = useState(() => new ListStore({ filters: parseFilters(search), onFailure: studio.noteFailure }));
  const [selection] = useState(() => new Selection());
  const [isPhone] = useState(() => matchMedia("(width < 48rem)").matches);
  const table = useRef<RowListHandle>(null);
  useEffect(() => {
    store.prefer = prismicLang(locale);
    void store.load();
    return store.stop;
  }, [store, locale]);
  // Back and forward change the query from outside.
  useEffect(() => {
    if (writeFilters(store.filters) !== search) store.filter(parseFilters(search));
  }, [store, search]);
  const { filters, total, state } = store;
  const filter = (change: Partial<ListFilters>) => {
    selection.clear();
    store.filter(change);
    table.current?.showRow(0);
    navigate(`${writeScreenPath("list")}${writeFilters(store.filters)}`, { replace: true });
  };
  const pickAll = async () => {
    await store.reach(total - 1);
    selection.pickAll(store.rows);
  };
  const enterList = (event: KeyboardEvent<HTMLElement>) => {
    const isField = event.target instanceof HTMLInputElement && !isComposing(event);
    const first = document.querySelector<HTMLElement>("[data-row] a");
    if (event.key !== "ArrowDown" || !isField || !first) return;
    event.preventDefault();
    first.focus();
  };
  const stateNames = uiMessages[locale].states;
  const option = (value: string, label: string) => ({ value, label });
  // A list of forms or redirects creates one of them.
  const dataType = findDataType(models, filters.type);
  const pageType = findPageType(models, filters.type);
  const newOf = dataType ?? pageType;
  const newWord = newOf ? text.newOf(newOf.label) : text.newPage;
  // An empty list of the type says it in place of the rows.
  const isSingle = isRequired(models, { type: filters.type, uid: null });
  const use = store.emptyType ? "" : (isSingle && text.single) || ownValue(text.uses, filters.type);
  const help = use ?? (isPhone ? undefined : text.help);
  const count = text.count(formatNumber(total, locale), total === 1);
  return (
    <>
      <ScreenHead
        title={filters.type ? nameTypeList(models, filters.type, locale) : text.title}
        help={help}
        touchHelp={use ? undefined : text.touchHelp}
        name={use ? filters.type : "list"}
      >
        <DeskLinks filters={filters} />
        <Menu
          label={text.more}
          summary={
            <>
              <span>{text.tools}</span>
              <ChevronDown size={16} strokeWidth={2} aria-hidden="true" />
            </>
          }
        >
          {listTypeLinks(studio).map(({ id, label, href }) => (
            <StudioLink key={id} href={href}>
              {label}
            </StudioLink>
          ))}
          <StudioLink href={writeScreenPath("replace")}>{text.replace}</StudioLink>
          {studio.can("publisher") ? <StudioLink href={writeScreenPath("import")}>{text.import}</StudioLink> : null}
          {studio.can("publisher") ? (
            <StudioLink href={writeScreenPath("submissions")}>{text.submissions}</StudioLink>
          ) : null}
          <StudioLink href={writeScreenPath("not-found")}>{text.notFound}</StudioLink>
          <StudioLink href={writeScreenPath("deleted")}>{text.deleted}</StudioLink>
        </Menu>
        {isSingle ? null : (
          <Button
            tone="primary"
            size="small"
            aria-label={newWord}
            onClick={() =>
              dataType
                ? studio.openNewDocument(dataType.id)
                : studio.open("new-page", pageType && { type: pageType.id })
            }
          >
            <Plus size={16} strokeWidth={2} aria-hidden="true" />
            {isPhone && newOf ? text.newShort : newWord}
          </Button>
        )}
      </ScreenHead>
      <search
        className={clsx(filterStyles.root, filterStyles.bare, styles.filters)}
        aria-label={text.filters}
        onKeyDown={enterList}
      >
        <SearchField
          label={text.search}
          value={filters.text}
          locale={locale}
          onChange={(value) => filter({ text: value })}
        />
        <Select
          label={text.type}
          name="type"
          value={filters.type}
          options={[option("", text.allTypes), ...listTypes(models).map(({ id, label }) => option(id, label || id))]}
          onChange={(type) => filter({ type })}
        />
        <Select
          label={text.lang}
          name="lang"
          value={filters.lang}
          options={[option("", text.allLangs), ...listLanguages(models).map(({ id, name }) => option(id, name))]}
          onChange={(lang) => filter({ lang })}
        />
        <Select
          label={text.state}
          name="state"
          value={filters.state}
          options={[option("", text.allStates), ...documentStates.map((one) => option(one, stateNames[one]))]}
          onChange={(value) => filter({ state: documentStates.find((one) => one === value) ?? "" })}
        />
        <div className={styles.summary}>
          <p>{state.kind === "ready" ? count : null}</p>
          {/* On a phone the headings of the table, which sort elsewhere, have no room. */}
          <Select
            label={text.sort}
            name="sort"
            value={store.sort ?? ""}
            options={[
              ...(filters.text ? [option("", text.bestMatch)] : []),
              ...sorts.map((one) => option(one, text.sorts[one])),
            ]}
            onChange={(value) => filter({ sort: sorts.find((one) => one === value) })}
          />
        </div>
      </search>
      <LiveStatus sentence={state.kind === "ready" ? count : ""} query={writeFilters(filters)} />
      <SelectionBar
        selection={selection}
        total={total}
        onPickAll={() => void pickAll()}
        onChanged={() => void store.load()}
      />
      <ListState store={store} onClear={() => filter({ text: "", type: "", lang: "", state: "" })} />
      {total > 0 && state.kind !== "failed" ? (
        <DocumentTable
          {...{ store, selection }}
          handle={table}
          onPickAll={pickAll}
          onSort={(sort) => filter({ sort })}
        />
      ) : null}
    </>
  );
});
