import { useEffect, useId, useRef, useState } from "react";
import type { FocusEvent, KeyboardEvent } from "react";

import { isComposing } from "#contracts/isComposing.ts";
import type { Excerpt } from "#cms/list/contract.ts";
import { Field } from "#cms/shell/ui/Field.tsx";

import { Passage } from "./Passage.tsx";
import styles from "./Picker.module.css";

export type PickerOption = {
  id: string;
  label: string;
  note?: string | undefined;
  lang?: string | undefined;
  excerpt?: Excerpt | undefined;
};

type Props = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** The label of the picked option. */
  value: PickerOption | undefined;
  /** Options that match a text; all, or the first ones, for an empty text. */
  find: (text: string, signal: AbortSignal) => Promise<PickerOption[]>;
  onPick: (option: PickerOption | undefined) => void;
  onFailure: (error: unknown) => void;
};

const typingMs = 80;

/** A field with a combobox with search; clearing it clears the choice. */
export function Picker({ label, hint, error, value, find, onPick, onFailure }: Props) {
  const [text, setText] = useState<string>();
  const [options, setOptions] = useState<PickerOption[]>([]);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const isOpen = text !== undefined;
  useEffect(() => {
    if (text === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      find(text, stop.signal).then(
        (found) => {
          if (stop.signal.aborted) return;
          setOptions(found);
          setActive(0);
        },
        (error: unknown) => stop.signal.aborted || onFailure(error),
      );
    }, typingMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [text, find, onFailure]);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const pick = (option: PickerOption | undefined) => {
    onPick(option);
    setText(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!isOpen) return setText("");
      if (options.length > 0) setActive((active + step + options.length) % options.length);
    } else if (event.key === "Enter" && isOpen) {
      event.preventDefault();
      pick(options[active]);
    } else if (event.key === "Escape" && isOpen) {
      // Escape closes the list, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setText(undefined);
    }
    return undefined;
  };
  const handleBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (text === "") onPick(undefined);
    setText(undefined);
  };
  return (
    <div className={styles.root} onBlur={handleBlur}>
      <Field {...{ label, hint, error }}>
        {(attributes) => (
          <>
            <input
              {...attributes}
              type="text"
              role="combobox"
              aria-expanded={isOpen}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && options[active] ? `${id}-${active}` : undefined}
              autoComplete="off"
              spellCheck={false}
              value={text ?? value?.label ?? ""}
              onChange={(event) => setText(event.target.value)}
              onClick={() => setText(text ?? "")}
              onKeyDown={onKeyDown}
            />
            <ul ref={list} id={`${id}-list`} role="listbox" aria-label={label} hidden={!isOpen || options.length === 0}>
              {options.map((option, index) => (
                <li
                  key={option.id}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  // Keeps the focus in the field.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => pick(option)}
                >
                  <span lang={option.lang}>{option.label}</span>
                  {option.note ? <code>{option.note}</code> : null}
                  {option.excerpt ? <Passage {...option.excerpt} /> : null}
                </li>
              ))}
            </ul>
          </>
        )}
      </Field>
    </div>
  );
}
