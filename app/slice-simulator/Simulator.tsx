"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { SliceSimulator } from "@prismicio/next";

import { keepState } from "./keepState";
import { useLatestState } from "./useLatestState";

const nothingChanges = () => () => undefined;

/** Prismic's simulator, in the browser only: it reads the address while it renders, which the server cannot do. `state` is what the slices come from. */
export function Simulator({ state, children }: { state: string; children: ReactNode }) {
  const isBrowser = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  useEffect(() => keepState(window), []);
  useLatestState(state);
  if (!isBrowser) return null;
  return (
    <SliceSimulator background="none" zIndex={1}>
      {children}
    </SliceSimulator>
  );
}
