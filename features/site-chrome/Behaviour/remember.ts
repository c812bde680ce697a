/** Keeps a choice on this device, or forgets it; where storage is closed it lasts until the page is left. */
export function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch (error) {
    console.warn(`${key}: storage is closed, the choice lasts until the page is left`, error);
  }
}
