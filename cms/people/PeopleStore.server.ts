import { number, object, string } from "yup";

import type { Mutex } from "#kit/Mutex.ts";
import type { StateStore } from "#cms/repository/store/StateStore.server.ts";
import type { Coordination } from "#cms/instances/Coordination.server.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";
import { listOf } from "#cms/repository/store/shapes.server.ts";

import { hasRole, roles } from "./contract.ts";
import type { Person, Role } from "./contract.ts";
import { defaultCost, hashPassword, matchesPassword } from "./hashPassword.server.ts";

type StoredPerson = Person & { hash: string };

const maxPeople = 500;

const shape = listOf(
  object({
    id: string().required(),
    name: string().required(),
    role: string().oneOf(roles).required(),
    created: number().required(),
    hash: string().required(),
  }),
);

/** The people who may sign in, in `people.json` with password hashes. The first one is `owner`. */
export class PeopleStore {
  readonly #state: StateStore;
  readonly #firstPassword: string;
  readonly #cost: number;
  readonly #mutex: Mutex;
  #people: StoredPerson[] = [];

  /** `firstPassword` is that of the first person, who is created at the first sign-in. */
  constructor(
    { state, makeMutex }: Pick<Coordination, "state" | "makeMutex">,
    firstPassword: string,
    cost = defaultCost,
  ) {
    this.#state = state;
    this.#mutex = makeMutex("people");
    this.#firstPassword = firstPassword;
    this.#cost = cost;
  }

  /** Reads the stored state. */
  async open(): Promise<void> {
    this.#people = (await this.#state.read("people", shape)) ?? [];
  }

  /** All people, in the order they were added. */
  async list(): Promise<Person[]> {
    await this.#makeFirst();
    return this.#people.map(toPerson);
  }

  find = (id: string): Person | undefined => {
    const person = this.#people.find((one) => one.id === id);
    return person && toPerson(person);
  };

  /** The person with a name and password; `undefined` for a wrong name or password, in constant time. */
  async findByPassword(name: string, password: string): Promise<Person | undefined> {
    await this.#makeFirst();
    const person = this.#people.find(hasName(name));
    return (await matchesPassword(password, person?.hash, this.#cost)) && person ? toPerson(person) : undefined;
  }

  /** Whether a password is a person's. */
  async hasPassword(id: string, password: string): Promise<boolean> {
    return matchesPassword(password, this.#get(id).hash, this.#cost);
  }

  /** Adds a person; throws `WriteError` when the name is taken. */
  async add(given: { name: string; role: Role; password: string }): Promise<Person> {
    await this.#makeFirst();
    const hash = await hashPassword(given.password, this.#cost);
    return this.#mutex.run(() => this.#add({ ...given, hash }));
  }

  /** Changes name or role; throws `WriteError` when the name is taken or no owner would be left. */
  change(id: string, over: { name?: string | undefined; role?: Role | undefined }): Promise<Person> {
    return this.#mutex.run(async () => {
      const person = this.#get(id);
      const { name = person.name, role = person.role } = over;
      if (!hasRole(role, "owner")) this.#requireAnotherOwner(id);
      this.#requireFree(name, id);
      const changed = { ...person, name, role };
      await this.#write(this.#people.map((one) => (one.id === id ? changed : one)));
      return toPerson(changed);
    });
  }

  /** Removes a person; throws `WriteError` for the last owner. */
  remove(id: string): Promise<void> {
    return this.#mutex.run(async () => {
      this.#get(id);
      this.#requireAnotherOwner(id);
      await this.#write(this.#people.filter((one) => one.id !== id));
    });
  }

  async setPassword(id: string, password: string): Promise<void> {
    const hash = await hashPassword(password, this.#cost);
    await this.#mutex.run(async () => {
      const changed = { ...this.#get(id), hash };
      await this.#write(this.#people.map((one) => (one.id === id ? changed : one)));
    });
  }

  async #makeFirst(): Promise<void> {
    if (this.#people.length > 0) return;
    const hash = await hashPassword(this.#firstPassword, this.#cost);
    await this.#mutex.run(async () => {
      if (this.#people.length === 0) await this.#add({ name: "owner", role: "owner", hash });
    });
  }

  async #add({ name, role, hash }: { name: string; role: Role; hash: string }): Promise<Person> {
    this.#requireFree(name);
    if (this.#people.length >= maxPeople)
      throw new WriteError(409, `There are ${maxPeople} people already`, [], named("too-many-people", maxPeople));
    const person = { id: newId(), name, role, created: Date.now(), hash };
    await this.#write([...this.#people, person]);
    return toPerson(person);
  }

  async #write(people: StoredPerson[]): Promise<void> {
    await this.#state.write("people", people);
    this.#people = people;
  }

  #get(id: string): StoredPerson {
    const person = this.#people.find((one) => one.id === id);
    if (!person) throw new WriteError(404, `There is no person ${id}`, [], named("no-person"));
    return person;
  }

  #requireAnotherOwner(id: string): void {
    const isLast = this.#get(id).role === "owner" && !this.#people.some((one) => one.id !== id && one.role === "owner");
    if (isLast)
      throw new WriteError(409, "This is the only owner; make somebody else an owner first", [], named("last-owner"));
  }

  #requireFree(name: string, id?: string): void {
    const isTaken = this.#people.some((one) => one.id !== id && hasName(name)(one));
    if (isTaken)
      throw new WriteError(
        409,
        `There is a person ${name} already`,
        [{ field: "name", reason: "taken" }],
        named("person-taken", name),
      );
  }
}

const toKey = (name: string) => name.normalize("NFKC").trim().toLowerCase();

const hasName = (name: string) => (person: StoredPerson) => toKey(person.name) === toKey(name);

const toPerson = ({ id, name, role, created }: StoredPerson): Person => ({ id, name, role, created });
