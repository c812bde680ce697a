import "server-only";

export { drawCard } from "./drawCard";
export type { CardWords } from "./Card";
