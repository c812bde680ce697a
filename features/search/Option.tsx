"use client";

import type { ReactNode } from "react";
import { Copy, Play, Zap } from "lucide-react";

import { observer } from "@/features/shared/mobx";

import type { Command } from "./commands";
import type { Entry } from "./entry";
import type { HitAction } from "./findAction";
import { messages } from "./messages";
import { getActionUrl, getCommandUrl } from "./SearchStore";
import type { SearchStore } from "./SearchStore";
import styles from "./SearchDialog.module.css";

export type OptionContext = { store: SearchStore; listId: string; onPick: () => void };

type OptionProps = OptionContext & { position: number; path: string; entry?: Entry; children: ReactNode };

/** One option of the list. */
export const Option = observer(function Option({
  store,
  listId,
  onPick,
  position,
  path,
  entry,
  children,
}: OptionProps) {
  return (
    <a
      {...toAttributes(store, listId, position, path)}
      href={path}
      onClick={(event) => {
        if (entry) store.pick(entry);
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onPick();
      }}
    >
      {children}
    </a>
  );
});

type ActionProps = OptionContext & { position: number; action: HitAction; entry: Entry };

/** The action of the first result: a link to its console, or a button that copies its endpoint. */
export const ActionOption = observer(function ActionOption({ action, entry, ...props }: ActionProps) {
  const { store, listId, position } = props;
  if (action.path !== undefined) {
    return (
      <Option {...props} path={action.path} entry={entry}>
        <span className={styles.action}>
          <Play size={14} strokeWidth={1.75} aria-hidden="true" />
          {action.label}
        </span>
      </Option>
    );
  }
  return (
    <button
      type="button"
      {...toAttributes(store, listId, position, getActionUrl(action))}
      data-copy={action.text}
      data-copied={messages[store.locale].copied}
    >
      <span className={styles.action}>
        <Copy size={14} strokeWidth={1.75} aria-hidden="true" />
        <span data-copy-word="">{action.label}</span>
      </span>
    </button>
  );
});

type CommandProps = OptionContext & { position: number; command: Command };

/** An action of the page: presses its control once the search is closed. */
export const CommandOption = observer(function CommandOption({ command, ...props }: CommandProps) {
  const { store, listId, position, onPick } = props;
  return (
    <button
      type="button"
      {...toAttributes(store, listId, position, getCommandUrl(command))}
      onClick={() => {
        onPick();
        command.control.click();
      }}
    >
      <span className={styles.command}>
        <Zap size={20} strokeWidth={1.5} aria-hidden="true" />
        {command.label}
      </span>
    </button>
  );
});

/** DOM id of the option at an index. */
export const optionId = (listId: string, position: number) => `${listId}-${position}`;

/** What every option of the list has; the pointer makes it the active one. */
const toAttributes = (store: SearchStore, listId: string, position: number, url: string) => ({
  id: optionId(listId, position),
  className: styles.option,
  role: "option" as const,
  "aria-selected": store.active === position,
  tabIndex: -1,
  onPointerMove: () => store.pointAt(url),
});
