import { useRef, useState } from "react";

import { formatNumber } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Select } from "@/features/shared/ui/Select";

import { countMethods, writeMix } from "./countMethods";
import { messages } from "./messages";
import styles from "./LogReader.module.css";

type Props = {
  /** Methods of the chosen chain. */
  names: readonly string[];
  locale: Locale;
  onRead: (mix: string) => void;
};

type Read =
  | { kind: "idle" }
  | { kind: "reading" }
  | { kind: "empty" }
  | { kind: "failed" }
  | { kind: "read"; calls: number };

const periods = ["1", "7", "30"] as const;

/** Counts the calls of a log file by method, in the browser, and fills the calculator with a month of them. */
export function LogReader({ names, locale, onRead }: Props) {
  const text = messages[locale];
  const input = useRef<HTMLInputElement>(null);
  const [days, setDays] = useState<string>("1");
  const [counts, setCounts] = useState<Map<string, number>>();
  const [state, setState] = useState<Read>({ kind: "idle" });
  const read = async (file: File) => {
    setState({ kind: "reading" });
    try {
      const found = await countMethods(file, names);
      setCounts(found);
      const calls = [...found.values()].reduce((sum, count) => sum + count, 0);
      setState(calls === 0 ? { kind: "empty" } : { kind: "read", calls });
      if (calls > 0) onRead(writeMix(found, Number(days)));
    } catch (error) {
      console.error("compute units: the log could not be read", error);
      setState({ kind: "failed" });
    }
  };
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <input
          ref={input}
          type="file"
          hidden
          accept=".log,.txt,.csv,.tsv,.json,.jsonl,.ndjson,text/*"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(file);
            target.value = "";
          }}
        />
        <Button type="button" size="small" onClick={() => input.current?.click()}>
          {text.log}
        </Button>
        <Select
          label={text.covers}
          name="days"
          value={days}
          options={periods.map((value) => ({ value, label: text.periods[value] }))}
          onChange={(value) => {
            setDays(value);
            if (counts && counts.size > 0) onRead(writeMix(counts, Number(value)));
          }}
        />
      </div>
      <p className={styles.note} role="status">
        {state.kind === "read" ? text.logRead(formatNumber(state.calls, locale)) : text.logStates[state.kind]}
      </p>
    </div>
  );
}
