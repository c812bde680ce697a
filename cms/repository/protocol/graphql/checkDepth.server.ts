import { GraphQLError, Lexer, Source, TokenKind } from "graphql";

// Introspection queries are about 15 levels deep.
const maxLevels = 100;

const opening = new Set<string>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set<string>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Throws `GraphQLError` for a query nested so deep that parsing it would exhaust the stack. */
export function checkDepth(query: string): void {
  const source = new Source(query);
  const lexer = new Lexer(source);
  let depth = 0;
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    if (opening.has(token.kind)) depth += 1;
    if (closing.has(token.kind)) depth -= 1;
    if (depth > maxLevels) {
      throw new GraphQLError(`A query may be nested at most ${maxLevels} levels deep`, {
        source,
        positions: [token.start],
      });
    }
  }
}
