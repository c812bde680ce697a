"use client";

import { useState } from "react";
import type { ReactNode } from "react";

/**
 * A slice as it was rendered last, which the editor reports as unchanged: its content is not sent again, and neither
 * its output nor the scroll position moves.
 */
export function UnchangedSlice({ isKept: isUnchanged, children }: { isKept: boolean; children: ReactNode }) {
  const [last, setLast] = useState(children);
  if (!isUnchanged && last !== children) setLast(children);
  return isUnchanged ? last : children;
}
