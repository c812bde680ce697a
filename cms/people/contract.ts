/** People: accounts of the Studio with their roles, passwords and sessions. */
import { array, boolean, number, object, string } from "yup";
import type { InferType } from "yup";

import { foldText } from "#contracts/foldText.ts";
import { cleanedString } from "#contracts/cleanedString.ts";
import { emailString } from "#contracts/emailString.ts";

import { isLongEnough, maxPasswordLength, minPasswordLength } from "./passwordRules.ts";

/** What a person may do; each role may also do what those before it may. */
export const roles = ["editor", "publisher", "owner"] as const;
export type Role = (typeof roles)[number];

export { maxPasswordLength, minPasswordLength };

/** Whether a role may do what asks for another: editors save drafts, publishers publish, owners manage people. */
export const hasRole = (role: Role, needed: Role) => roles.indexOf(role) >= roles.indexOf(needed);

/** The lower one of two roles. */
export const getLowerRole = (a: Role, b: Role): Role => (hasRole(a, b) ? b : a);

/**
 * Who did something; the write token acts as `token`. The name stays when the person is removed. `agent` is the name of
 * the personal token with which an agent did it for the person.
 */
export const personRefSchema = object({ id: string().required(), name: string().required(), agent: string() });
export type PersonRef = InferType<typeof personRefSchema>;

export const personSchema = object({
  id: string().required(),
  /** 2 to 60 characters, without spaces at its ends; upper and lower case make no difference. */
  name: string().required(),
  role: string().oneOf(roles).required(),
  /** Ids of languages and types of documents that they may change; all without any, and for owners. */
  languages: array(string().required()).optional().default(undefined),
  types: array(string().required()).optional().default(undefined),
  /** For owners only. */
  email: string().nullable().optional().default(undefined),
  /** For owners only: whether they sign in with more than a password. */
  has_factors: boolean().optional().default(undefined),
  /** Milliseconds. */
  created: number().required(),
});
export type Person = InferType<typeof personSchema>;

/** `GET /people`, for everybody signed in. */
export const peopleSchema = object({ results: array(personSchema.required()).required() });

// Names of those in the log who are no people: the write token, the schedule, and whoever failed to sign in.
const reservedNames = ["token", "nobody", "schedule", "somebody", "system"];

// Letters of other scripts, small capitals and digits that look like a Latin letter.
const lookalikes: Record<string, string> = {
  b: "вβʙь",
  c: "сᴄϲ",
  d: "ԁᴅժ",
  e: "еεᴇҽє",
  h: "һнʜհη",
  k: "кκᴋ",
  l: "ӏιʟ1",
  m: "мᴍʍϻμ",
  n: "нпνηɴո",
  o: "оοᴏօ0",
  s: "ѕꜱ5",
  t: "тτᴛ7",
  u: "υᴜսμ",
  y: "уγʏү",
};

// White letters on a disc or a square, and those of flags, which Unicode does not decompose.
const badges = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu;
const fromBadge = (badge: string) => {
  const code = badge.codePointAt(0) ?? 0;
  const first = [0x1f1e6, 0x1f170, 0x1f150].find((one) => code >= one) ?? code;
  return String.fromCodePoint(0x61 + code - first);
};

/** Whether a name would be mistaken for one that the audit log uses itself. */
export function isReservedName(name: string): boolean {
  const letters = [...foldText(name.replace(badges, fromBadge)).replaceAll(/[^\p{L}\p{N}]/gu, "")];
  const isLike = (letter: string, latin = "") => letter === latin || (lookalikes[latin] ?? "").includes(letter);
  return reservedNames.some(
    (reserved) => reserved.length === letters.length && letters.every((one, index) => isLike(one, reserved[index])),
  );
}

const name = () =>
  cleanedString()
    .min(2, "name must have at least 2 characters")
    .max(60, "name must have at most 60 characters")
    .test({
      message: ({ value }) => `${String(value)} is a name of the log; choose another one`,
      test: (value) => !isReservedName(value ?? ""),
    });
const role = () => string().oneOf(roles, `role must be one of ${roles.join(", ")}`);
const password = () =>
  string()
    .test({
      message: `password must have at least ${minPasswordLength} characters`,
      test: (value) => isLongEnough(value ?? ""),
    })
    .max(maxPasswordLength, `password must have at most ${maxPasswordLength} characters`);

const scope = {
  languages: array(string().required()).max(100).default(undefined),
  types: array(string().required()).max(100).default(undefined),
};

/** `POST /people` (owner) → 201 `personSchema`; 400 `password-weak`, 409 when the name is taken. */
export const newPersonSchema = object({
  name: name().required(),
  role: role().required(),
  password: password().required(),
  email: emailString().nullable(),
  ...scope,
});
export type NewPerson = InferType<typeof newPersonSchema>;

/** `PATCH /people/:id` (owner) → `personSchema`; 409 for the last owner. `DELETE /people/:id` (owner) → 204, ends their sessions. */
export const personChangeSchema = object({ name: name(), role: role(), email: emailString().nullable(), ...scope });
export type PersonChange = Partial<InferType<typeof personChangeSchema>>;

/**
 * `PUT /people/:id/password` → 204: one's own with `current`, anybody's by an owner without. Ends the person's other
 * sessions. 400 `password-weak`, 403 for a wrong `current`, 429 after ten of them within a quarter of an hour.
 */
export const passwordChangeSchema = object({ password: password().required(), current: string().max(1_000) });
