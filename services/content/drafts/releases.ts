import { randomBytes } from "node:crypto";
import { join } from "node:path";

import { array, number, object, string, boolean } from "yup";

import { readJson, writeJson } from "../files/atomic.ts";
import { inTurn } from "../files/inTurn.ts";

/** A set of changes that is published at once. */
export type Release = {
  id: string;
  label: string;
  /** When it publishes itself, in milliseconds. */
  scheduledAt?: number | undefined;
  /** Where the Migration API puts documents. */
  migration: boolean;
};

const schema = array(
  object({
    id: string().required(),
    label: string().required(),
    scheduledAt: number(),
    migration: boolean().default(false),
  }).required(),
).required();

/** The releases, kept in one file. */
export class Releases {
  readonly #file: string;
  readonly #inTurn = inTurn();
  #releases: Release[] = [];
  #migration: Promise<Release> | undefined;

  constructor(folder: string) {
    this.#file = join(folder, "releases.json");
  }

  /** Reads what earlier runs left. */
  async open(): Promise<void> {
    const value = await readJson(this.#file);
    if (value !== undefined) this.#releases = schema.validateSync(value, { stripUnknown: true });
  }

  /** Every release in the order they were made. */
  get all(): Release[] {
    return this.#releases;
  }

  find = (id: string): Release | undefined => this.#releases.find((release) => release.id === id);

  /** The release the Migration API writes to; made when it is first needed. */
  async migration(): Promise<Release> {
    const known = this.#releases.find(({ migration }) => migration);
    if (known) return known;
    this.#migration ??= this.create("Migration release", { migration: true }).finally(() => {
      this.#migration = undefined;
    });
    return this.#migration;
  }

  /** Makes a release. */
  async create(label: string, { scheduledAt, migration = false }: Partial<Release> = {}): Promise<Release> {
    const release = { id: newId(), label, migration, ...(scheduledAt ? { scheduledAt } : {}) };
    await this.#keep((releases) => [...releases, release]);
    return release;
  }

  /** Changes a release's label or time. */
  async change(id: string, over: Pick<Partial<Release>, "label" | "scheduledAt">): Promise<Release | undefined> {
    await this.#keep((releases) => releases.map((release) => (release.id === id ? { ...release, ...over } : release)));
    return this.find(id);
  }

  /** Forgets a release. */
  async remove(id: string): Promise<void> {
    if (this.find(id)) await this.#keep((releases) => releases.filter((release) => release.id !== id));
  }

  #keep(change: (releases: Release[]) => Release[]): Promise<void> {
    return this.#inTurn(async () => {
      const releases = change(this.#releases);
      await writeJson(this.#file, releases);
      this.#releases = releases;
    });
  }
}

/** An id in the form of Prismic's: sixteen letters, digits, - or _, starting with a letter. */
export const newId = () => `a${randomBytes(12).toString("base64url").slice(0, 15)}`;
