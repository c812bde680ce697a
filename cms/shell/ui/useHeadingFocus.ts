import { useEffect, useRef } from "react";
import type { RefObject } from "react";

let hasShownScreen = false;

/** A screen's heading takes the focus after navigation from another screen. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasShownScreen && document.activeElement === document.body) heading.current?.focus();
    hasShownScreen = true;
  }, []);
  return heading;
}
