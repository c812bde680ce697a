import type { TextIndex } from "#cms/repository/domain/query/TextIndex.ts";
import type { Accepted } from "#kit/isSame.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";
import type { Refs } from "#cms/previews/Refs.server.ts";
import type { Releases } from "#cms/releases/Releases.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { Snapshot } from "#cms/repository/store/snapshot.server.ts";

export type Language = { id: string; name: string };

export type Visibility = "open" | "public" | "private";

/** Settings of the document API. */
export type ApiOptions = {
  repository: Repository;
  refs: Refs;
  releases: Releases;
  models: () => Models;
  texts: TextIndex;
  /** Waits until words are found in the texts of all documents. */
  completeTexts: () => Promise<void>;
  /** The master language first. */
  languages: Language[];
  accessToken: Accepted;
  /** open: no token needed; public: releases need the access token; private: every call needs it. */
  visibility: Visibility;
  /** Base of image URLs; default the request's origin. */
  imagesUrl: string | undefined;
  imageSize: (name: string) => { width: number; height: number } | undefined;
  /** Measures the images of a snapshot when it is first requested. */
  measure: (snapshot: Snapshot) => Promise<void>;
  /** Lets tests provoke a 429 by the header `x-test-too-many`. */
  testSwitches: boolean;
};
