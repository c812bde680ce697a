import { isDeepStrictEqual } from "node:util";
import { array, object, string } from "yup";

import { readModel } from "#cms/repository/store/modelFiles.server.ts";
import type { ModelKind, ModelFile } from "#cms/repository/store/modelFiles.server.ts";
import { toModels } from "#cms/repository/domain/model/toModels.ts";
import type { SliceFile, TypeFile } from "#cms/repository/domain/model/models.ts";
import { findHiddenContent } from "#cms/drafts/findHiddenContent.server.ts";
import type { HiddenContent } from "#cms/drafts/findHiddenContent.server.ts";

import { fetchWithRetry } from "./fetchWithRetry.ts";
import type { RemoteContents, RemoteRepository } from "./readRepository.ts";

type Options = {
  to: RemoteRepository;
  types: TypeFile[];
  slices: SliceFile[];
  /** The served content of the repository. */
  remote: RemoteContents;
};

/** The changes of a push of models, and the content it would hide. */
type ModelPlan = { changes: { kind: ModelKind; model: ModelFile; isNew: boolean }[]; hidden: HiddenContent };

/** Compares local models with a repository's, and its documents with the local models. */
export async function planModels({ to, types, slices, remote }: Options): Promise<ModelPlan> {
  // Slices first: types refer to them.
  const changes = [...(await compare("slices", slices, to)), ...(await compare("customtypes", types, to))];
  const after = toModels({ types, slices });
  // Remote-only types are unchanged.
  const published = remote.documents.filter(({ type }) => after.types.has(type));
  return { changes, hidden: findHiddenContent({ published, drafts: [], after }) };
}

/** Executes a plan; throws an error that names a rejected model. */
export async function pushModels(to: RemoteRepository, { changes }: ModelPlan): Promise<void> {
  for (const { kind, model, isNew } of changes) {
    const response = await request(to, `${kind}/${isNew ? "insert" : "update"}`, JSON.stringify(model));
    await response.body?.cancel();
  }
}

async function compare<Model extends ModelFile>(kind: ModelKind, own: Model[], to: RemoteRepository) {
  const there = new Map((await readRemote(kind, to)).map((model) => [model.id, model]));
  const changed = own.filter((model) => !isDeepStrictEqual(plain(model), plain(there.get(model.id))));
  return changed.map((model) => ({ kind, model, isNew: !there.has(model.id) }));
}

const listed = array(object({ id: string().required() }).required()).required();

async function readRemote(kind: ModelKind, to: RemoteRepository): Promise<ModelFile[]> {
  const value: unknown = await (await request(to, kind)).json();
  listed.validateSync(value);
  return Array.isArray(value) ? value.map((model: unknown) => readModel(kind, model)) : [];
}

// Screenshot URLs differ between repositories.
const plain = (model: ModelFile | undefined): unknown =>
  JSON.parse(JSON.stringify(model ?? null, (name, value: unknown) => (name === "imageUrl" ? undefined : value)));

async function request(to: RemoteRepository, path: string, body?: string): Promise<Response> {
  const response = await fetchWithRetry(`${to.models}/${path}`, {
    headers: {
      authorization: `Bearer ${to.writeToken ?? ""}`,
      repository: to.name,
      "content-type": "application/json",
    },
    ...(body === undefined ? {} : { method: "POST", body }),
  });
  if (response.ok) return response;
  throw new Error(`${to.models}/${path} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
}
