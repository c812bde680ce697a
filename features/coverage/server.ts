/**
 * Every chain against interfaces, archive and trace as tables, and its availability by day as a field of cells.
 * Rendered on the server; the search hides rows.
 */
import "server-only";

export { Coverage } from "./Coverage";
export { HeatField } from "./HeatField";
