"use client";

import { createContext, useContext } from "react";

import type { StudioStore } from "./StudioStore.ts";

const Context = createContext<StudioStore | undefined>(undefined);

export const StudioProvider = Context.Provider;

/** What all screens of the Studio share. */
export function useStudio(): StudioStore {
  const store = useContext(Context);
  if (!store) throw new Error("This component must be inside the Studio.");
  return store;
}
