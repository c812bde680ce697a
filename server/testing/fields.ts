/** The header fields of an answer as it came over the line, by name in small letters. */
export const fields = (head: string) =>
  new Map(
    head
      .slice(0, head.indexOf("\r\n\r\n"))
      .split("\r\n")
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
