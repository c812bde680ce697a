/** Fields by the columns of a sheet that are named after them, by id or label; `unknown` names the others. */
export function matchColumns(
  head: readonly string[],
  fields: readonly { name: string; label: string }[],
): { columns: (string | undefined)[]; unknown: string[] } {
  const fold = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[\s_-]+/g, " ")
      .trim();
  const columns = head.map(
    (title) => fields.find(({ name, label }) => [name, label].some((one) => fold(one) === fold(title)))?.name,
  );
  return { columns, unknown: head.filter((title, at) => columns[at] === undefined && title.trim() !== "") };
}
