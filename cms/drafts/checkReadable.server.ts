import { ValidationError } from "yup";

import { maxFileBytes } from "#cms/repository/domain/model/document.ts";
import { readEnvelope } from "#cms/repository/domain/model/readDocument.ts";
import { toJsonText } from "#kit/jsonFiles.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

/** Throws `WriteError` for the stored form of a document that could not be read again. */
export function checkReadable(stored: object): void {
  try {
    readEnvelope(stored);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new WriteError(400, error.message, [{ field: error.path ?? "", reason: error.message }], named("misfit"));
  }
  if (Buffer.byteLength(toJsonText(stored)) > maxFileBytes)
    throw new WriteError(413, `The document is larger than ${maxFileBytes / 1024 / 1024} MB as it is stored`);
}
