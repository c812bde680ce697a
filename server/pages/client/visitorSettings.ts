declare global {
  interface Navigator {
    /** Chromium only. `rtt` in milliseconds. */
    readonly connection?: { readonly saveData?: boolean; readonly rtt?: number };
  }
}

/** Whether the visitor prefers reduced data. */
export const savesData = () => navigator.connection?.saveData === true;

/** Whether fonts are likely to be late: a phone, a slow network, or reduced data. */
export const isSlow = () => savesData() || (navigator.connection?.rtt ?? 0) >= 150 || /Mobi/.test(navigator.userAgent);

/** A visitor's stored choice; `undefined` without one, and where storage is blocked. */
export function readStored(key: string, open = () => localStorage): string | undefined {
  try {
    return open().getItem(key) ?? undefined;
  } catch (error) {
    console.warn("storage is closed", error);
    return undefined;
  }
}
