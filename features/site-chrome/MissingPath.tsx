"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * The path that was asked for, with its query. The page is static, so the server process writes it into the empty
 * element of its answer; where it does not, the browser does.
 */
export function MissingPath() {
  const path = useSyncExternalStore(never, readPath, () => "");
  return (
    <code data-missing-path="" suppressHydrationWarning>
      {path}
    </code>
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
