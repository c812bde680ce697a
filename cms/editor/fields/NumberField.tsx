import type { Json } from "#cms/editor/store/json.ts";
import { useEditor } from "#cms/editor/EditorContext.ts";
import { Button } from "@/features/shared/ui/Button";

import { FieldFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { messages } from "./messages.ts";
import { parseNumber } from "./parseNumber.ts";
import { useTyped } from "./useTyped.ts";
import styles from "./control.module.css";

const readLimit = (limit: Json | undefined, otherwise: number) => (typeof limit === "number" ? limit : otherwise);

/** A number, within the limits of the model. */
export function NumberField({ value, onChange, ...frame }: FieldProps) {
  const { locale } = useEditor();
  const words = messages[locale];
  const min = readLimit(frame.field.config.min, -Infinity);
  const max = readLimit(frame.field.config.max, Infinity);
  const read = (typed: string) => {
    if (typed.trim() === "") return "";
    const parsed = parseNumber(typed);
    return "number" in parsed && parsed.number >= min && parsed.number <= max ? String(parsed.number) : undefined;
  };
  const { text, isWrong, change, settle } = useTyped({
    stored: typeof value === "number" ? String(value) : "",
    read,
    onStore: (typed) => {
      const parsed = parseNumber(typed);
      onChange("number" in parsed ? parsed.number : undefined);
    },
  });
  const parsed = parseNumber(text);
  const problem = "problem" in parsed ? parsed.problem : undefined;
  const meant = "meant" in parsed ? parsed.meant : "";
  const rule =
    problem === undefined
      ? words.rangeRule(min, max)
      : { text: words.numberRule, comma: words.commaRule(meant), exact: words.exactRule(meant) }[problem];
  return (
    <FieldFrame {...frame} mistake={isWrong ? rule : undefined}>
      {(control) => (
        <>
          <input
            {...control}
            className={styles.root}
            inputMode="decimal"
            value={text}
            onBlur={settle}
            onChange={({ target }) => change(target.value)}
          />
          {isWrong && meant ? (
            <span>
              <Button size="small" onClick={() => change(meant)}>
                {words.useNumber(meant)}
              </Button>
            </span>
          ) : null}
        </>
      )}
    </FieldFrame>
  );
}
