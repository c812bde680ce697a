import { createHash } from "node:crypto";

import type { StoredDocument } from "#cms/repository/domain/model/document.ts";

/** A hash of what editors wrote in a document. Publishing it changes its dates, not this. */
export const hashContent = ({ uid, tags, data }: StoredDocument): string =>
  createHash("sha256")
    .update(JSON.stringify([uid, tags, data]))
    .digest("base64url");
