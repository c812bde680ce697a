/** Whether the visitor asked for as few bytes as can be; only some browsers tell. */
export function savesData(): boolean {
  if (!("connection" in navigator)) return false;
  const { connection } = navigator;
  // A property of its kind, not its own: it is in no list of properties and in no JSON.
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
}
