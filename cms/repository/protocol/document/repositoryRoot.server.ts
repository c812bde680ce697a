import type { Refs } from "#cms/previews/Refs.server.ts";
import type { Releases } from "#cms/releases/Releases.server.ts";
import type { Repository } from "#cms/repository/store/Repository.server.ts";
import type { Models } from "#cms/repository/domain/model/models.ts";

const text = { type: "String", multiple: false };

type Options = {
  repository: Repository;
  refs: Refs;
  releases: Releases;
  models: () => Models;
  languages: { id: string; name: string }[];
  /** Whether the client may see releases. */
  showReleases: boolean;
};

/** The repository root: refs, languages, types, tags and forms, as Prismic describes itself. */
export function repositoryRoot(
  { repository, refs, releases, models, languages, showReleases }: Options,
  endpoint: string,
) {
  const { ref } = repository.master;
  return {
    refs: [
      { id: "master", ref, label: "Master", isMasterRef: true },
      ...(showReleases ? releases.all : []).map(({ id, label, scheduledAt }) => ({
        id,
        ref: refs.getRef(id),
        label,
        ...(scheduledAt ? { scheduledAt } : {}),
      })),
    ],
    integrationFieldsRef: null,
    types: Object.fromEntries([...models().types.values()].map(({ id, label }) => [id, label])),
    languages: languages.map((language, index) => ({ ...language, is_master: index === 0 })),
    tags: repository.tags,
    bookmarks: {},
    forms: {
      everything: {
        method: "GET",
        enctype: "application/x-www-form-urlencoded",
        action: `${endpoint}/documents/search`,
        fields: {
          ref: text,
          q: { type: "String", multiple: true },
          lang: text,
          page: { type: "Integer", multiple: false, default: "1" },
          pageSize: { type: "Integer", multiple: false, default: "20" },
          after: text,
          fetch: text,
          fetchLinks: text,
          graphQuery: text,
          orderings: text,
          referer: text,
        },
      },
      tags: { method: "GET", enctype: "application/x-www-form-urlencoded", action: `${endpoint}/tags`, fields: {} },
    },
    oauth_initiate: `${endpoint}/auth`,
    oauth_token: `${endpoint}/auth/token`,
    version: "1",
    license: "All Rights Reserved",
    experiments: { draft: [], running: [] },
  };
}
