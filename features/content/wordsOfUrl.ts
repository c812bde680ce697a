/** What a link says that an editor gave no words: an e-mail address, a file's name, a host with its path, or a path. */
export function wordsOfUrl(url: string): string {
  if (/^(mailto|tel):/i.test(url)) return decoded(url.replace(/^\w+:/, "").split("?")[0] ?? "");
  if (/^\/api\/files\//.test(url))
    return decoded((url.split("/").at(-1) ?? "").replace(/^[A-Za-z0-9-]{12,40}_(?=.)/, ""));
  return decoded(url.replace(/^https?:\/\/(www\.)?/, "").replace(/(?<=.)\/$/, ""));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A broken escape is shown as it is.
    return text;
  }
}
