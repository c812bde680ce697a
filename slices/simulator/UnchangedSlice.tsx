"use client";

import { useState } from "react";
import type { ReactNode } from "react";

/**
 * A slice as it was drawn last, where the editor says that nothing in it has changed: it sends its text no second time, and
 * neither what it shows nor where the page stands moves.
 */
export function UnchangedSlice({ isKept: isUnchanged, children }: { isKept: boolean; children: ReactNode }) {
  const [last, setLast] = useState(children);
  if (!isUnchanged && last !== children) setLast(children);
  return isUnchanged ? last : children;
}
