/** People: accounts of the Studio with their roles, passwords and sessions. */
import { array, number, object, string } from "yup";
import type { InferType } from "yup";

import { trimmedString } from "#contracts/trimmedString.ts";

/** What a person may do; each role may also do what those before it may. */
export const roles = ["editor", "publisher", "owner"] as const;
export type Role = (typeof roles)[number];

export const minPasswordLength = 10;
export const maxPasswordLength = 200;

/** Whether a role may do what asks for another: editors save drafts, publishers publish, owners manage people. */
export const hasRole = (role: Role, needed: Role) => roles.indexOf(role) >= roles.indexOf(needed);

/** Who did something; the write token acts as `token`. The name stays when the person is removed. */
export const personRefSchema = object({ id: string().required(), name: string().required() });
export type PersonRef = InferType<typeof personRefSchema>;

export const personSchema = object({
  id: string().required(),
  /** 2 to 60 characters, without spaces at its ends; upper and lower case make no difference. */
  name: string().required(),
  role: string().oneOf(roles).required(),
  /** Milliseconds. */
  created: number().required(),
});
export type Person = InferType<typeof personSchema>;

/** `GET /people`, for everybody signed in. */
export const peopleSchema = object({ results: array(personSchema.required()).required() });

const name = () =>
  trimmedString()
    .min(2, "name must have at least 2 characters")
    .max(60, "name must have at most 60 characters")
    .matches(/^[^\p{C}]*$/u, "name must not hold control characters");
const role = () => string().oneOf(roles, `role must be one of ${roles.join(", ")}`);
const password = () =>
  string()
    .min(minPasswordLength, `password must have at least ${minPasswordLength} characters`)
    .max(maxPasswordLength, `password must have at most ${maxPasswordLength} characters`);

/** `POST /people` (owner) → 201 `personSchema`; 409 when the name is taken. */
export const newPersonSchema = object({
  name: name().required(),
  role: role().required(),
  password: password().required(),
});

/** `PATCH /people/:id` (owner) → `personSchema`; 409 for the last owner. `DELETE /people/:id` (owner) → 204, ends their sessions. */
export const personChangeSchema = object({ name: name(), role: role() });

/**
 * `PUT /people/:id/password` → 204: one's own with `current`, anybody's by an owner without. Ends the person's other
 * sessions. 403 for a wrong `current`.
 */
export const passwordChangeSchema = object({ password: password().required(), current: string().max(1_000) });
