// The parsers are recursive: limits the stack.
export const maxLevels = 32;

/** An invalid query, answered with 400 as by Prismic. */
export class QueryError extends Error {
  readonly column: number;
  readonly location: string;

  constructor(message: string, column = 0, location = "query") {
    super(message);
    this.name = "QueryError";
    this.column = column;
    this.location = location;
  }
}
