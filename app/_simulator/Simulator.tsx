"use client";

import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { SliceSimulator } from "@prismicio/next";

import { useLatestState } from "./useLatestState";

const nothingChanges = () => () => undefined;

type Props = {
  /** The slices' source. */
  state: string;
  children: ReactNode;
};

/** Prismic's simulator, in the browser only: it reads the URL during render, which the server cannot do. */
export function Simulator(props: Props) {
  const isBrowser = useSyncExternalStore(
    nothingChanges,
    () => true,
    () => false,
  );
  return isBrowser ? <LatestSlices {...props} /> : null;
}

// A separate component after it: effects run in order, and Prismic's simulator must listen before Next does.
function LatestSlices({ state, children }: Props) {
  useLatestState(state);
  return (
    <SliceSimulator background="none" zIndex={1}>
      {children}
    </SliceSimulator>
  );
}
