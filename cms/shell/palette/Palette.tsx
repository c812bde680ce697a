import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { Search } from "lucide-react";

import { isComposing } from "#contracts/isComposing.ts";
import { prismicLang } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import dialogStyles from "@/features/shared/ui/Dialog/command.module.css";
import { LiveStatus } from "@/features/shared/ui/LiveStatus";
import { describeFailure } from "#cms/shell/describeFailure.ts";
import { navigate } from "#cms/shell/navigate.ts";
import { writeDocumentPath } from "#cms/shell/screenPaths.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";

import { listCommands } from "./listCommands.ts";
import { messages } from "./messages.ts";
import { PaletteOption } from "./PaletteOption.tsx";
import { PaletteStore } from "./PaletteStore.ts";
import type { PaletteItem } from "./PaletteStore.ts";
import styles from "./Palette.module.css";

/** The command palette: finds documents, their pages on the site, and commands. */
export default observer(function Palette() {
  const studio = useStudio();
  const { locale } = studio;
  const text = messages[locale];
  const [store] = useState(
    () =>
      new PaletteStore({
        commands: [...studio.documentCommands, ...listCommands(studio)],
        lang: prismicLang(locale),
        onFailure: studio.noteFailure,
      }),
  );
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opener = document.activeElement;
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // Typed while this code was loading. The field listens to the store here, and not yet in a layout effect.
    store.setText(studio.keys.stop());
    void store.load();
    return () => {
      store.stop();
      element?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [store, studio]);
  const pick = (item: PaletteItem, onSite: boolean) => {
    studio.close();
    if (item.kind === "command") return item.command.run();
    const { id: documentId, path, published } = item.document;
    if (onSite && path && published !== null) window.open(path, "_blank", "noopener");
    else navigate(writeDocumentPath(documentId));
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) store.move(step);
    else if (event.key === "Enter" && store.active) pick(store.active, event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  const { active, items, isSearching, failure } = store;
  const optionId = (item: PaletteItem) => `${id}-${item.id}`;
  return (
    <dialog
      ref={dialog}
      className={dialogStyles.root}
      aria-label={text.title}
      onCancel={(event) => {
        event.preventDefault();
        studio.close();
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) studio.close();
      }}
    >
      <div className={dialogStyles.frame}>
        <div className={styles.field}>
          <Search size={18} strokeWidth={1.75} aria-hidden="true" />
          <input
            type="text"
            role="combobox"
            aria-label={text.title}
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={active ? optionId(active) : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            autoFocus
            spellCheck={false}
            maxLength={200}
            placeholder={text.placeholder}
            value={store.text}
            onChange={(event) => store.type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={studio.close}>
            {text.closeButton}
          </button>
        </div>
        <LiveStatus sentence={isSearching ? "" : text.found(items.length)} query={store.text} />
        <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={text.title}>
          {items.map((item, index) => (
            <PaletteOption
              key={item.id}
              item={item}
              id={optionId(item)}
              isActive={item.id === active?.id}
              heading={getHeading(item, index)}
              onPoint={() => store.choose(item.id)}
              onPick={(onSite) => pick(item, onSite)}
            />
          ))}
        </div>
        {failure ? <p className={styles.message}>{describeFailure(failure, locale)}</p> : null}
        {items.length === 0 ? <p className={styles.message}>{isSearching ? text.searching : text.none}</p> : null}
        <p className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> {text.move} <kbd>↵</kbd> {text.open}{" "}
          {active?.kind === "document" && active.document.path && active.document.published !== null ? (
            <>
              <kbd>Ctrl ↵</kbd> {text.openOnSite(active.document.path)}
            </>
          ) : (
            <>
              <kbd>Esc</kbd> {text.close}
            </>
          )}
        </p>
      </div>
    </dialog>
  );

  function getHeading(item: PaletteItem, index: number): string | undefined {
    if (item.kind === items[index - 1]?.kind) return undefined;
    if (item.kind === "command") return text.commands;
    return store.text.trim() ? text.documents : text.recent;
  }
});
