import { useId } from "react";
import type { ComponentProps } from "react";

import { findUrlProblem, normalizeUrl, repairUrl } from "#contracts/linkUrl.ts";
import { cleanPasted } from "#contracts/pastedText.ts";
import { Button } from "@/features/shared/ui/Button";
import { useEditor } from "#cms/editor/EditorContext.ts";

import { messages } from "./messages.ts";
import controls from "./control.module.css";
import styles from "./LinkEditor.module.css";

type Props = Omit<ComponentProps<"input">, "value" | "onChange"> & {
  value: string;
  onChange: (url: string) => void;
  /** Why a URL is not taken here, beside the rule for all. */
  findMistake?: (url: string) => string | undefined;
};

/** The input of a URL: says what is wrong with it, and offers what was most likely meant. */
export function UrlInput({ value, onChange, findMistake, ...input }: Props) {
  const { locale } = useEditor();
  const text = messages[locale];
  const id = useId();
  const problem = value.trim() === "" ? undefined : findUrlProblem(value);
  const mistake = problem ? text.urlProblems[problem] : findMistake?.(value);
  const repair = problem && repairUrl(value);
  // A host without its scheme can mean only one thing.
  const settle = () => {
    const settled = problem ? repair : normalizeUrl(value);
    if (settled !== undefined && settled !== value && (!problem || settled === `https://${value}`)) onChange(settled);
  };
  return (
    <>
      <input
        inputMode="url"
        spellCheck={false}
        placeholder="https://"
        {...input}
        className={controls.root}
        aria-invalid={mistake !== undefined}
        aria-describedby={[input["aria-describedby"], mistake ? id : ""].filter(Boolean).join(" ") || undefined}
        value={value}
        onBlur={settle}
        onChange={({ target }) => onChange(clean(target.value))}
      />
      {mistake ? (
        <small id={id} className={styles.error} role="status">
          {mistake}
        </small>
      ) : null}
      {repair ? (
        <span>
          <Button size="small" onClick={() => onChange(repair)}>
            {text.useUrl(repair)}
          </Button>
        </span>
      ) : null}
    </>
  );
}

/** Without invisible characters, which come by pasting; a space at the end may be followed by more. */
const clean = (typed: string) => `${cleanPasted(typed)}${/\S\s$/.test(typed) ? " " : ""}`;
