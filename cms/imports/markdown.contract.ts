/** Markdown that somebody pastes becomes HTML on the server, so that no browser loads a parser for it. */
import { object, string } from "yup";

const maxLength = 500_000;

/** `POST /imports/markdown` (editor): the HTML of a text, unsafe as it comes; 400 for more than 500,000 characters. */
export const markdownSchema = object({
  text: string().max(maxLength, `text must have at most ${maxLength} characters`).required("text is missing"),
});

export const markdownHtmlSchema = object({ html: string().defined() });
