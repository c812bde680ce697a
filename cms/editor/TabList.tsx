import { isComposing } from "#contracts/isComposing.ts";

import styles from "./TabList.module.css";

type Props = { names: string[]; chosen: number; onChoose: (index: number) => void };

/** Tabs of the form; arrow keys move between them. */
export function TabList({ names, chosen, onChoose }: Props) {
  return (
    <div
      className={styles.root}
      role="tablist"
      onKeyDown={(event) => {
        const { key, currentTarget } = event;
        const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
        if (step === undefined || isComposing(event)) return;
        const next = (chosen + step + names.length) % names.length;
        onChoose(next);
        currentTarget.querySelectorAll("button")[next]?.focus();
      }}
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-selected={index === chosen}
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
