import { useState } from "react";
import type { KeyboardEvent, PointerEvent } from "react";

import { formatNumber, formatTime } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages";
import type { PulseBlock } from "./PulseStore";

import styles from "./Pulse.module.css";

const windowMs = 60_000;
// Ten units a second.
const width = 600;
const height = 20;
const box = { viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none" } as const;

type LiveProps = { name: string; blocks: readonly PulseBlock[]; end: number; isRunning: boolean; locale: Locale };

/**
 * Blocks as they were seen; one of them is reported by its height and age (while paused, its time), to a pointer as to
 * the arrow keys.
 */
export function LiveTicks({ name, blocks, end, isRunning, locale }: LiveProps) {
  const text = messages[locale];
  const [chosen, setChosen] = useState<number>();
  const recent = blocks.filter(({ at }) => end - at < windowMs);
  const base = recent[0]?.at ?? end;
  const toX = (at: number) => ((at - base) / windowMs) * width;
  const reported = recent.find((block) => block.height === chosen) ?? recent.at(-1);
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width: pixels } = event.currentTarget.getBoundingClientRect();
    const moment = end - windowMs + ((event.clientX - left) / pixels) * windowMs;
    const nearest = recent.toSorted((a, b) => Math.abs(a.at - moment) - Math.abs(b.at - moment))[0];
    setChosen(nearest?.height);
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || !reported) return;
    event.preventDefault();
    const index = Math.min(recent.length - 1, Math.max(0, recent.indexOf(reported) + step));
    setChosen(recent[index]?.height);
  };
  const describe = ({ height, at }: PulseBlock) => {
    const number = formatNumber(height, locale);
    if (!isRunning) return text.blockAt(number, formatTime(at, locale));
    return text.block(number, formatNumber(Math.max(0, Math.round((end - at) / 1_000)), locale));
  };
  const words = reported ? describe(reported) : text.waiting;
  return (
    <>
      <svg
        className={styles.live}
        {...box}
        role="img"
        tabIndex={0}
        aria-label={`${name}: ${words}. ${text.hint}`}
        onPointerMove={point}
        onPointerLeave={() => setChosen(undefined)}
        onKeyDown={walk}
      >
        <g style={{ transform: `translateX(${width - ((end - base) / windowMs) * width}px)` }}>
          {recent.map((block) => (
            <path
              key={block.height}
              d={`M${toX(block.at).toFixed(1)} 0v${height}`}
              data-reported={chosen !== undefined && block === reported ? "" : undefined}
            />
          ))}
        </g>
      </svg>
      <span className={styles.cadence}>{words}</span>
    </>
  );
}
