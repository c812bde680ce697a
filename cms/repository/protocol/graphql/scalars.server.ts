import { GraphQLScalarType } from "graphql";

// Without parse functions GraphQL accepts values and literals unchanged.
const plain = (name: string, description: string) => new GraphQLScalarType<unknown, unknown>({ name, description });

/** Rich text, images, embeds and tables, in the form of the document API. */
export const JsonScalar = plain("Json", "Raw JSON value");
export const DateScalar = plain("Date", "YYYY-MM-DD");
export const DateTimeScalar = plain("DateTime", "YYYY-MM-DDThh:mm:ss+0000");
export const LongScalar = plain("Long", "A whole number");
