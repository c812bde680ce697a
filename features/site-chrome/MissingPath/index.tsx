"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * The path that was asked for. The page is static, so the server process writes it into the empty element of its
 * answer; where it does not, the browser does.
 */
export function MissingPath() {
  const path = useSyncExternalStore(
    never,
    () => window.location.pathname,
    () => "",
  );
  return (
    <code data-missing-path="" suppressHydrationWarning>
      {path}
    </code>
  );
}
