import { string } from "yup";

import { cleanLink } from "./pastedText.ts";

// Neither private nor unassigned characters; joiners belong to emoji and to some scripts.
const shown = /^(?:[^\p{C}]|[\u200c\u200d])*$/u;

/** A text on one line, without spaces at its ends and invisible characters. */
export const cleanedString = () =>
  string()
    .transform((value: unknown) => (typeof value === "string" ? cleanLink(value) : value))
    .matches(shown, "${path} must not hold characters that no font shows");
