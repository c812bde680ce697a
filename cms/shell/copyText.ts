/** Copies a text; returns whether the clipboard took it. Without https there is none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn("studio: the clipboard took no text", error);
    return false;
  }
}
