import { object } from "yup";

import { importLineSchema } from "#cms/imports/contract.ts";
import {
  markdownHtmlSchema,
  markdownSchema,
  pastedSchema,
  pastedSlicesSchema,
} from "#cms/imports/markdown.contract.ts";

import { describe } from "./Operation.server.ts";
import type { Operation } from "./Operation.server.ts";

/** What comes from other systems, and goes out. */
export const importOperations: readonly Operation[] = [
  describe("POST /imports", "publisher", "Brings documents and files of another system in, or says what would come.", {
    response: importLineSchema,
  }),
  describe("POST /imports/markdown", "editor", "The HTML of a Markdown text.", {
    body: markdownSchema,
    response: markdownHtmlSchema,
  }),
  describe("POST /imports/slices", "editor", "The slices of a type for an HTML text.", {
    body: pastedSchema,
    response: pastedSlicesSchema,
  }),
  describe("GET /export", "owner", "All documents and files as a ZIP archive.", { response: object() }),
];
