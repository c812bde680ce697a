import { GraphQLScalarType } from "graphql";

// Without parse functions GraphQL takes values and literals as they are.
const plain = (name: string, description: string) => new GraphQLScalarType<unknown, unknown>({ name, description });

/** Rich text, pictures, embeds and tables, as the document API answers them. */
export const JsonScalar = plain("Json", "Raw JSON value");
export const DateScalar = plain("Date", "YYYY-MM-DD");
export const DateTimeScalar = plain("DateTime", "YYYY-MM-DDThh:mm:ss+0000");
export const LongScalar = plain("Long", "A whole number");
