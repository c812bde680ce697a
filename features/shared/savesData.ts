/** Whether the visitor's browser requests reduced data; only some report it. */
export function savesData(): boolean {
  if (!("connection" in navigator)) return false;
  const { connection } = navigator;
  // Defined on the prototype: not enumerable, not in JSON.
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
}
