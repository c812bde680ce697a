import { useEffect, useState } from "react";
import type { ReactNode } from "react";

import { callJson } from "@/features/shared/callJson";

// Within this time visitors have it, unless a machine is slow.
const intervalMs = 2_000;
const maxTries = 10;

/** A link to a page that was just published, as soon as visitors get it. */
export function PageLink({ path, children }: { path: string; children: ReactNode }) {
  const [tries, setTries] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isShown || tries >= maxTries) return undefined;
    const timer = setTimeout(() => {
      callJson(path, { method: "HEAD" }).then(
        ({ ok }) => (ok ? setShown(true) : setTries(tries + 1)),
        () => setTries(tries + 1),
      );
    }, intervalMs);
    return () => clearTimeout(timer);
  }, [path, tries, isShown]);
  return isShown ? (
    <a href={path} target="_blank" rel="noopener">
      {children}
    </a>
  ) : null;
}
