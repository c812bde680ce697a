"use client";

import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useRouter } from "next/navigation";

import { showRegion } from "@/features/shared/platform/chosenRegion";
import { isRegionId } from "@/features/shared/platform/regions";

type Props = {
  chain: string;
  label: string;
  options: { key: string; name: string }[];
  /** Said once what follows the chain has changed. */
  changed: string;
  className: string | undefined;
};

// The page for the new query replaces everything; the list stays where it was in the window.
let awaited: { chain: string; region: unknown; top: number } | undefined;

/** The choice of a chain; clients, data and interfaces on offer follow it, and the URL names it. */
export function ChainSelect({ chain, label, options, changed, className }: Props) {
  const router = useRouter();
  const select = useRef<HTMLSelectElement>(null);
  const id = useId();
  const [isChanged] = useState(() => awaited?.chain === chain);
  const choose = useCallback(
    (key: string) => {
      const { current } = select;
      if (!current?.form) return;
      const { top } = current.getBoundingClientRect();
      awaited = { chain: key, region: new FormData(current.form).get("region"), top };
      router.replace(`?chain=${encodeURIComponent(key)}#server`, { scroll: false });
    },
    [router],
  );
  useEffect(() => {
    const element = select.current;
    // A choice made before hydration counts.
    if (element && element.value !== chain) choose(element.value);
    if (!element || awaited?.chain !== chain) return;
    const { region, top } = awaited;
    awaited = undefined;
    window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" });
    element.focus({ preventScroll: true });
    if (isRegionId(region)) showRegion(region);
  }, [chain, choose]);
  return (
    <div className={className}>
      <label>
        <span>{label}</span>
        <select
          ref={select}
          name="chain"
          defaultValue={chain}
          aria-describedby={isChanged ? id : undefined}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {isChanged ? (
        <p id={id} className="visuallyHidden">
          {changed}
        </p>
      ) : null}
    </div>
  );
}
