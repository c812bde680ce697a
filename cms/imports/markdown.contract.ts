import { array, number, object, string } from "yup";

const maxLength = 500_000;

/**
 * `POST /imports/markdown` (editor): the HTML of a text, unsafe as it comes; 400 for more than 500,000 characters. The
 * server converts what is pasted, so that no browser loads a parser for it.
 */
export const markdownSchema = object({
  text: string().max(maxLength, `text must have at most ${maxLength} characters`).required("text is missing"),
});

export const markdownHtmlSchema = object({ html: string().defined() });

/**
 * `POST /imports/slices` (editor): the slices that a type of document has for an HTML text, and how many parts were left out; 400 for a
 * type without any.
 */
export const pastedSchema = object({
  html: string().max(maxLength, `html must have at most ${maxLength} characters`).required("html is missing"),
  type: string().max(100).required("type is missing"),
});

export const pastedSlicesSchema = object({
  slices: array(object().required()).required(),
  left_out: number().required(),
});
