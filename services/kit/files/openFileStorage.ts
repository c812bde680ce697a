import { join } from "node:path";

import { BucketStorage } from "./BucketStorage.ts";
import type { Bucket } from "./BucketStorage.ts";
import type { FileStorage } from "./FileStorage.ts";
import { FolderStorage } from "./FolderStorage.ts";

/** The storage of uploaded files: the bucket of the settings, or else a folder below DATA_DIR. */
export const openFileStorage = (dataDir: string, bucket: Bucket | undefined): FileStorage =>
  bucket ? new BucketStorage(bucket) : new FolderStorage(join(dataDir, "content"));
