import { GraphQLScalarType } from "graphql";

// The package takes a value and a literal of the query by the same rules where neither is given.
const plain = (name: string, description: string) => new GraphQLScalarType<unknown, unknown>({ name, description });

/** Rich text, pictures, embeds and tables, as the document API answers them. */
export const JsonScalar = plain("Json", "Raw JSON value");
export const DateScalar = plain("Date", "YYYY-MM-DD");
export const DateTimeScalar = plain("DateTime", "YYYY-MM-DDThh:mm:ss+0000");
export const LongScalar = plain("Long", "A whole number");
