import type { Piece } from "@/features/shared/ui/Code/highlight";

/** Coloured lines as the server gave them: by language, each line as its pieces, text and kind in turn. */
export class Colouring {
  private readonly lines: ReadonlyMap<string, Piece[]>;

  constructor(coloured: Record<string, string[][]>) {
    this.lines = new Map(
      Object.entries(coloured).flatMap(([language, all]) =>
        all.map((flat) => {
          const pieces = flat.flatMap((text, index) => (index % 2 ? [] : [{ text, kind: flat[index + 1] ?? "" }]));
          return [`${language} ${pieces.map(({ text }) => text).join("")}`, pieces] as const;
        }),
      ),
    );
  }

  /** The lines of a sample: those that are known in colours, others plain. */
  getLines(language: string, code: string): Piece[][] {
    return code.split("\n").map((line) => this.lines.get(`${language} ${line}`) ?? [{ text: line, kind: "" }]);
  }
}
