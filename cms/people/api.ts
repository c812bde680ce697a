import { object } from "yup";
import type { InferType } from "yup";

import { send, sendOnly } from "#cms/http/send.ts";

import { peopleSchema, personSchema } from "./contract.ts";
import type { NewPerson, Person, PersonChange } from "./contract.ts";
import { sessionListSchema } from "./sessions.contract.ts";

const at = (id: string) => `people/${encodeURIComponent(id)}`;

const responseSchema = object({ person: personSchema.nullable().defined() });

/** The signed-in person; `undefined` without a session. */
export const findSession = async (signal?: AbortSignal): Promise<Person | undefined> =>
  (await send("sessions/current", responseSchema, { signal })).person ?? undefined;

export const loadPeople = (): Promise<InferType<typeof peopleSchema>> => send("people", peopleSchema);

export const addPerson = (person: NewPerson): Promise<Person> =>
  send("people", personSchema, { method: "POST", body: person });

export const changePerson = (id: string, change: PersonChange): Promise<Person> =>
  send(at(id), personSchema, { method: "PATCH", body: change });

export const removePerson = (id: string): Promise<void> => sendOnly(at(id), { method: "DELETE" });

/** Removes passkeys, app and recovery codes of a person. */
export const removeFactors = (id: string): Promise<void> => sendOnly(`${at(id)}/factors`, { method: "DELETE" });

/** Changes one's own password with `current`; owners change anybody's without it. */
export const changePassword = (id: string, change: { password: string; current?: string }): Promise<void> =>
  sendOnly(`${at(id)}/password`, { method: "PUT", body: change });

/** One's own sessions, or those of a person. */
export const loadSessions = (
  person: string | undefined,
  signal?: AbortSignal,
): Promise<InferType<typeof sessionListSchema>> =>
  send(person ? `people/${encodeURIComponent(person)}/sessions` : "sessions/own", sessionListSchema, { signal });

export const endSession = (id: string): Promise<void> =>
  sendOnly(`sessions/${encodeURIComponent(id)}`, { method: "DELETE" });
