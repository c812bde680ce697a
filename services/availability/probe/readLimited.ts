const mostBytes = 1024 * 1024;

/** The body of an answer as text; throws when it is longer than a megabyte. */
export async function readLimited(response: Response): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    // Leaving the loop early cancels the rest.
    if (bytes > mostBytes) throw new RangeError("The answer is too long.");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
