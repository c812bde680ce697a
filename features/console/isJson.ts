/** Whether a text is JSON: one that is half typed, or what an endpoint answers instead, is no mistake here. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
