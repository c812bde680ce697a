"use client";

import { useEffect, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { SliceSimulator } from "@prismicio/next";

import { keepState } from "./keepState";

const nothingChanges = () => () => undefined;

/** Prismic's simulator, in the browser only: it reads the address while it renders, which the server cannot do. */
export function Simulator({ children }: { children: ReactNode }) {
  const isBrowser = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  useEffect(() => keepState(window), []);
  if (!isBrowser) return null;
  return (
    <SliceSimulator background="none" zIndex={1}>
      {children}
    </SliceSimulator>
  );
}
