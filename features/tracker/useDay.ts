import { useState } from "react";
import type { KeyboardEvent, PointerEvent } from "react";

/** Which of `count` cells is selected: by pointer, tap or arrow keys. */
export function useDay(count: number) {
  const [chosen, setDay] = useState<number>();
  const day = chosen === undefined ? undefined : Math.min(chosen, count - 1);
  const follow = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const at = Math.floor(((clientX - left) / width) * count);
    setDay(Math.max(0, Math.min(count - 1, at)));
  };
  return {
    day,
    handlers: {
      onPointerDown: follow,
      onPointerMove: follow,
      onPointerLeave: (event: PointerEvent) => {
        // A finger leaves when it is lifted; the chosen day stays until another is tapped.
        if (event.pointerType === "mouse") setDay(undefined);
      },
      onFocus: () => setDay((before) => before ?? count - 1),
      onBlur: () => setDay(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        const next = getNext(event.key, day ?? count - 1, count);
        if (next === undefined) return;
        event.preventDefault();
        setDay(next);
      },
    },
  };
}

function getNext(key: string, day: number, count: number): number | undefined {
  if (key === "ArrowLeft") return Math.max(0, day - 1);
  if (key === "ArrowRight") return Math.min(count - 1, day + 1);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
