declare global {
  interface Navigator {
    /** Chromium only. `rtt` in milliseconds. */
    readonly connection?: { readonly saveData?: boolean; readonly rtt?: number };
  }
}

/** Whether the visitor asked browsers to save data. */
export const savesData = () => navigator.connection?.saveData === true;

/** Whether fonts are likely to come late: a telephone, a slow network, or data to be saved. */
export const isSlow = () => savesData() || (navigator.connection?.rtt ?? 0) >= 150 || /Mobi/.test(navigator.userAgent);

/** A visitor's stored choice; `undefined` before one, and where storage is closed. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch (error) {
    console.warn("storage is closed", error);
    return undefined;
  }
}
