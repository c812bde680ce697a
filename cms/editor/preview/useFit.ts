import { useEffect, useRef, useState } from "react";
import type { RefObject } from "react";

type Fit = { holder: RefObject<HTMLDivElement | null>; scale: number; height: number };

/** The scale at which content of a given width fits an element, and the element's height in pixels. */
export function useFit(width: number): Fit {
  const holder = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { holder, scale: size.width > 0 ? Math.min(1, size.width / width) : 1, height: size.height };
}
