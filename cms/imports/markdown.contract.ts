import { object, string } from "yup";

const maxLength = 500_000;

/**
 * `POST /imports/markdown` (editor): the HTML of a text, unsafe as it comes; 400 for more than 500,000 characters. The
 * server converts what is pasted, so that no browser loads a parser for it.
 */
export const markdownSchema = object({
  text: string().max(maxLength, `text must have at most ${maxLength} characters`).required("text is missing"),
});

export const markdownHtmlSchema = object({ html: string().defined() });
