import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { KeyboardEvent, RefObject } from "react";

import { foldText } from "#contracts/foldText.ts";
import { isComposing } from "#contracts/isComposing.ts";
import { getPunctuation } from "@/features/shared/locale";
import type { Person } from "#cms/people/contract.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import { Field } from "#cms/shell/ui/Field.tsx";
import picker from "#cms/shell/ui/Picker.module.css";

import { maxCommentLength } from "./contract.ts";
import { findUnknownMentions } from "./findMentions.ts";
import { messages } from "./messages.ts";
import styles from "./CommentsDialog.module.css";

type Props = {
  value: string;
  onChange: (value: string) => void;
  people: readonly Person[];
  control: RefObject<HTMLTextAreaElement | null>;
  label: string;
  autoFocus: boolean;
};

const maxOptions = 8;
// A word that is not ended may still become a name.
const openWord = /@[\p{L}\p{N}._-]*$/u;
// Names have spaces, so what stands behind the @ ends with the line.
const mention = /(?<![a-z0-9._%+-])@([^@\n]{0,60})$/i;

/** A comment's text; behind an @ the people whose names fit are listed. */
export function MentionField({ value, onChange, people, control, label, autoFocus }: Props) {
  const { locale, person: self } = useStudio();
  const text = messages[locale];
  const id = useId();
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const before = value.slice(0, caret);
  const typed = mention.exec(before)?.[1];
  const options =
    typed === undefined || isClosed
      ? []
      : people
          .filter((one) => one.id !== self?.id && foldText(one.name).includes(foldText(typed)))
          .slice(0, maxOptions);
  const isOpen = options.length > 0;
  const isTyping = isOpen || (!isClosed && openWord.test(before));
  const unknown = isTyping ? [] : findUnknownMentions(value, people);
  const pick = (person: Person | undefined) => {
    if (!person || typed === undefined) return;
    const named = `${value.slice(0, caret - typed.length)}${person.name} `;
    // The caret is set before anything else is typed.
    flushSync(() => {
      onChange(named + value.slice(caret));
      setClosed(true);
    });
    control.current?.setSelectionRange(named.length, named.length);
  };
  const move = (step: number) => {
    const next = (active + step + options.length) % options.length;
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || isComposing(event)) return;
    const actions: Record<string, () => void> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => pick(options[active]),
      Escape: () => setClosed(true),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    // Escape closes the list, not the dialog around it.
    event.stopPropagation();
    action();
  };
  return (
    <Field label={label} hint={text.mentionHint}>
      {(attributes) => (
        <div className={picker.root}>
          <textarea
            {...attributes}
            ref={control}
            data-first=""
            autoFocus={autoFocus}
            rows={3}
            maxLength={maxCommentLength}
            aria-autocomplete="list"
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
            value={value}
            onChange={({ target }) => {
              onChange(target.value);
              setCaret(target.selectionStart);
              setActive(0);
              setClosed(false);
            }}
            onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
            onBlur={() => setClosed(true)}
            onKeyDown={onKeyDown}
          />
          <ul ref={list} id={`${id}-list`} role="listbox" aria-label={text.mentionHint} hidden={!isOpen}>
            {options.map((person, index) => (
              <li
                key={person.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(person)}
              >
                {person.name}
              </li>
            ))}
          </ul>
          <span className="visuallyHidden" role="status">
            {isOpen ? text.people : ""}
          </span>
          <small className={styles.unknown} role="status">
            {unknown.length > 0 ? text.unknown(unknown.join(getPunctuation(locale).listComma)) : ""}
          </small>
        </div>
      )}
    </Field>
  );
}
