import { array, number, object, string } from "yup";

import { cleanLink } from "#contracts/pastedText.ts";
import { named, WriteError } from "#cms/http/WriteError.server.ts";

import { hasRole, roles } from "./contract.ts";
import type { NewPerson, Person, PersonChange } from "./contract.ts";
import { defaultChoice, notificationChoiceSchema } from "#cms/notifications/contract.ts";
import type { NotificationChoice } from "#cms/notifications/contract.ts";
import { CachedRecords } from "#cms/repository/store/CachedRecords.server.ts";
import type { ContentStore } from "#cms/repository/store/ContentStore.server.ts";
import { newId } from "#cms/releases/Releases.server.ts";
import { defaultCost, hashPassword, matchesPassword } from "./hashPassword.server.ts";

type StoredPerson = Omit<Person, "email" | "languages" | "types"> &
  Record<"languages" | "types", string[]> & { hash: string; choice: NotificationChoice };

const maxPeople = 500;

const schema = object({
  id: string().required(),
  name: string().required(),
  role: string().oneOf(roles).required(),
  created: number().required(),
  hash: string().required(),
  languages: array(string().required()).default([]),
  types: array(string().required()).default([]),
  choice: notificationChoiceSchema.default(defaultChoice),
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

  /** All people, in the order they were added; with their e-mail addresses for an owner. */
  async list({ hasEmails = false } = {}): Promise<Person[]> {
    await this.makeFirst();
    return this.people.all.map((one) => (hasEmails ? { ...toPerson(one), email: one.choice.email } : toPerson(one)));
  }

  /** Everybody without a password's hash, also before the first sign-in. */
  get all(): Person[] {
    return this.people.all.map(toPerson);
  }

  /** What a person is told of, and how; `undefined` for an unknown one. */
  findChoice = (id: string): NotificationChoice | undefined => this.people.find(id)?.choice;

  /** Stores what a person is told of; throws `WriteError` (404). */
  setChoice(id: string, choice: NotificationChoice): Promise<void> {
    return this.store.write(async () => {
      const changed = { ...this.get(id), choice };
      await this.people.put(id, changed);
    });
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
  async add({ password, ...person }: NewPerson): Promise<Person> {
    await this.makeFirst();
    const hash = await hashPassword(password, this.cost);
    return this.store.write(() => this.insert({ ...person, hash }));
  }

  /** Changes name, role, e-mail address or what they may change; throws `WriteError` for a taken name or the last owner. */
  change(id: string, over: PersonChange): Promise<Person> {
    return this.store.write(async () => {
      const person = this.get(id);
      const { name = person.name, role = person.role, languages = person.languages, types = person.types } = over;
      if (!hasRole(role, "owner")) this.requireAnotherOwner(id);
      this.requireFree(name, id);
      const choice = over.email === undefined ? person.choice : { ...person.choice, email: over.email };
      const changed = { ...person, name, role, languages, types, choice };
      await this.people.put(id, changed);
      return { ...toPerson(changed), email: choice.email };
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

  private async insert({ name, role, hash, ...over }: Omit<NewPerson, "password"> & { hash: string }): Promise<Person> {
    this.requireFree(name);
    if (this.people.size >= maxPeople)
      throw new WriteError(409, `There are ${maxPeople} people already`, [], named("too-many-people", maxPeople));
    const { email = null, languages = [], types = [] } = over;
    const choice = { ...defaultChoice, email };
    const person = { id: newId(), name, role, created: Date.now(), hash, languages, types, choice };
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

const toPerson = ({ id, name, role, created, languages, types }: StoredPerson): Person => ({
  id,
  name,
  role,
  created,
  languages,
  types,
});
