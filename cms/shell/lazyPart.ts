import { lazy } from "react";
import type { LazyExoticComponent } from "react";

/** Loads what the first screen does without. */
export const loadParts = () => import("./laterParts.ts");

type Parts = Omit<Awaited<ReturnType<typeof loadParts>>, "loadRequests">;

/** A component that the first screen does without. */
export const lazyPart = <Name extends keyof Parts>(name: Name): LazyExoticComponent<Parts[Name]> =>
  lazy(async () => ({ default: (await loadParts())[name] }));

/** Loads them before they are needed. */
export async function prepareParts(): Promise<void> {
  try {
    await loadParts();
  } catch (error) {
    // Whatever needs them loads them again, and shows the failure.
    console.warn("studio: the parts beside the first screen were not loaded", error);
  }
}
