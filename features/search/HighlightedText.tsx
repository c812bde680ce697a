import { markTerms } from "./markTerms";

/** A text with the words of a search marked. */
export function HighlightedText({ text, terms }: { text: string; terms: string[] }) {
  return markTerms(text, terms).map((piece, index) =>
    piece.isMarked ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  );
}
