import { number, object, string } from "yup";

import { cleanLink } from "#contracts/pastedText.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

import { hasRole, roles } from "./contract.ts";
import type { Person, Role } from "./contract.ts";
import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import { defaultCost, hashPassword, matchesPassword } from "./hashPassword.server.ts";

type StoredPerson = Person & { hash: string };

const maxPeople = 500;

const schema = object({
  id: string().required(),
  name: string().required(),
  role: string().oneOf(roles).required(),
  created: number().required(),
  hash: string().required(),
});

/** The people who may sign in, with password hashes. The first one is `owner`. */
export class PeopleStore {
  private readonly store: ContentStore;
  private readonly people: CachedRecords<StoredPerson>;
  private readonly firstPassword: string;
  private readonly cost: number;

  /** `firstPassword` is that of the first person, who is created at the first sign-in. */
  constructor(store: ContentStore, firstPassword: string, cost = defaultCost) {
    this.store = store;
    this.people = new CachedRecords<StoredPerson>(store, "cms_people", schema);
    this.firstPassword = firstPassword;
    this.cost = cost;
  }

  /** All people, in the order they were added. */
  async list(): Promise<Person[]> {
    await this.makeFirst();
    return this.people.all.map(toPerson);
  }

  find = (id: string): Person | undefined => {
    const person = this.people.find(id);
    return person && toPerson(person);
  };

  /** The person with a name and password; `undefined` for a wrong name or password, in constant time. */
  async findByPassword(name: string, password: string): Promise<Person | undefined> {
    await this.makeFirst();
    const person = this.people.all.find(hasName(name));
    return (await matchesPassword(password, person?.hash, this.cost)) && person ? toPerson(person) : undefined;
  }

  /** Whether a password is a person's. */
  async hasPassword(id: string, password: string): Promise<boolean> {
    return matchesPassword(password, this.get(id).hash, this.cost);
  }

  /** Adds a person; throws `WriteError` when the name is taken. */
  async add(person: { name: string; role: Role; password: string }): Promise<Person> {
    await this.makeFirst();
    const hash = await hashPassword(person.password, this.cost);
    return this.store.write(() => this.insert({ ...person, hash }));
  }

  /** Changes name or role; throws `WriteError` when the name is taken or no owner would be left. */
  change(id: string, over: { name?: string | undefined; role?: Role | undefined }): Promise<Person> {
    return this.store.write(async () => {
      const person = this.get(id);
      const { name = person.name, role = person.role } = over;
      if (!hasRole(role, "owner")) this.requireAnotherOwner(id);
      this.requireFree(name, id);
      const changed = { ...person, name, role };
      await this.people.put(id, changed);
      return toPerson(changed);
    });
  }

  /** Removes a person; throws `WriteError` for the last owner. */
  remove(id: string): Promise<void> {
    return this.store.write(async () => {
      this.get(id);
      this.requireAnotherOwner(id);
      await this.people.remove(id);
    });
  }

  async setPassword(id: string, password: string): Promise<void> {
    const hash = await hashPassword(password, this.cost);
    await this.store.write(async () => {
      const changed = { ...this.get(id), hash };
      await this.people.put(id, changed);
    });
  }

  private async makeFirst(): Promise<void> {
    if (this.people.size > 0) return;
    const hash = await hashPassword(this.firstPassword, this.cost);
    await this.store.write(async () => {
      if (this.people.size === 0) await this.insert({ name: "owner", role: "owner", hash });
    });
  }

  private async insert({ name, role, hash }: { name: string; role: Role; hash: string }): Promise<Person> {
    this.requireFree(name);
    if (this.people.size >= maxPeople)
      throw new WriteError(409, `There are ${maxPeople} people already`, [], named("too-many-people", maxPeople));
    const person = { id: newId(), name, role, created: Date.now(), hash };
    await this.people.put(person.id, person);
    return toPerson(person);
  }

  private get(id: string): StoredPerson {
    const person = this.people.find(id);
    if (!person) throw new WriteError(404, `There is no person ${id}`, [], named("no-person"));
    return person;
  }

  private requireAnotherOwner(id: string): void {
    const isLast =
      this.get(id).role === "owner" && !this.people.all.some((one) => one.id !== id && one.role === "owner");
    if (isLast)
      throw new WriteError(409, "This is the only owner; make somebody else an owner first", [], named("last-owner"));
  }

  private requireFree(name: string, id?: string): void {
    const isTaken = this.people.all.some((one) => one.id !== id && hasName(name)(one));
    if (isTaken)
      throw new WriteError(
        409,
        `There is a person ${name} already`,
        [{ field: "name", reason: "taken" }],
        named("person-taken", name),
      );
  }
}

const toKey = (name: string) => cleanLink(name.normalize("NFKC")).toLowerCase();

const hasName = (name: string) => (person: StoredPerson) => toKey(person.name) === toKey(name);

const toPerson = ({ id, name, role, created }: StoredPerson): Person => ({ id, name, role, created });
