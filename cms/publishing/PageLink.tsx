import { useEffect, useState } from "react";
import type { ReactNode } from "react";

import { callJson } from "@/features/shared/callJson";

// Visitors get a new page within two seconds, unless a machine is slow. An earlier request would log a 404 in the console.
const intervalMs = 2_000;
const maxTries = 10;

type Props = {
  path: string;
  /** Whether visitors get it already. */ isThere?: boolean | undefined;
  children: ReactNode;
};

/** The name of a page that was just published, and a link to it as soon as visitors get it. */
export function PageLink({ path, isThere = false, children }: Props) {
  const [tries, setTries] = useState(0);
  const [isShown, setShown] = useState(isThere);
  useEffect(() => {
    if (isShown || tries >= maxTries) return undefined;
    const read = () => {
      callJson(path, { method: "HEAD" }).then(
        ({ ok }) => (ok ? setShown(true) : setTries(tries + 1)),
        () => setTries(tries + 1),
      );
    };
    const timer = setTimeout(read, intervalMs);
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
