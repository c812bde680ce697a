import { useEffect, useState } from "react";
import type { ReactNode } from "react";

import { callJson } from "@/features/shared/callJson";

// Visitors get a new page within two seconds, unless a machine is slow.
const intervalMs = 1_000;
const maxTries = 20;

/** The name of a page that was just published, and a link to it as soon as visitors get it. */
export function PageLink({ path, children }: { path: string; children: ReactNode }) {
  const [tries, setTries] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isShown || tries >= maxTries) return undefined;
    const read = () => {
      callJson(path, { method: "HEAD" }).then(
        ({ ok }) => (ok ? setShown(true) : setTries(tries + 1)),
        () => setTries(tries + 1),
      );
    };
    const timer = setTimeout(read, tries > 0 ? intervalMs : 0);
    return () => clearTimeout(timer);
  }, [path, tries, isShown]);
  return isShown ? (
    <a href={path} target="_blank" rel="noopener">
      {children}
    </a>
  ) : (
    <span>{children}</span>
  );
}
