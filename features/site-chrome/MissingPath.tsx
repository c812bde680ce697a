"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

type Props = { label: string; separator: string; className?: string | undefined };

/**
 * The requested path with its query, after a label. The page is static, so the server process appends separator and
 * path to the element (MissingPageTemplate.ts); without that process the browser does.
 */
export function MissingPath({ label, separator, className }: Props) {
  const path = useSyncExternalStore(never, readPath, () => undefined);
  return (
    <p className={className} data-missing-path={separator} suppressHydrationWarning>
      {path === undefined ? label : `${label}${separator}${path}`}
    </p>
  );
}

const readPath = () => [window.location.pathname, window.location.search].map(decode).join("");

function decode(text: string): string {
  try {
    return decodeURI(text);
  } catch (error) {
    // A query may hold any bytes; then it is shown as it was sent.
    if (!(error instanceof URIError)) throw error;
    return text;
  }
}
