import { object } from "yup";

import { factorsSchema, newAppSchema, recoveryCodesSchema } from "#cms/factors/contract.ts";
import {
  appChangeSchema,
  codeSignInSchema,
  confirmationSchema,
  newPasskeySchema,
  passkeyNameSchema,
  passkeyOptionsSchema,
  passkeySignInSchema,
} from "#cms/factors/requests.contract.ts";
import {
  newPersonSchema,
  passwordChangeSchema,
  peopleSchema,
  personChangeSchema,
  personSchema,
} from "#cms/people/contract.ts";
import { notificationChoiceSchema, notificationsSchema, readSchema } from "#cms/notifications/contract.ts";
import { newSessionSchema, sessionListSchema, signInSchema } from "#cms/people/sessions.contract.ts";
import {
  agentSessionSchema,
  agentSessionsSchema,
  createdTokenSchema,
  currentTokenSchema,
  newTokenSchema,
  tokensSchema,
} from "#cms/tokens/contract.ts";

import { describe } from "./Operation.server.ts";
import type { Operation } from "./Operation.server.ts";

/** Sessions, tokens and people. */
export const accountOperations: readonly Operation[] = [
  describe(
    "POST /sessions",
    "everybody",
    "Signs in; the token is the bearer of later calls. 202: a code is needed too.",
    {
      body: signInSchema,
      response: newSessionSchema,
      status: 201,
    },
  ),
  describe("POST /sessions/code", "everybody", "Signs in after a 202, with a code of the app or a recovery code.", {
    body: codeSignInSchema,
    response: newSessionSchema,
    status: 201,
  }),
  describe("POST /sessions/passkey/options", "everybody", "A challenge for a passkey.", {
    response: passkeyOptionsSchema,
  }),
  describe("POST /sessions/passkey", "everybody", "Signs in with a passkey.", {
    body: passkeySignInSchema,
    response: newSessionSchema,
    status: 201,
  }),
  describe("GET /sessions/current", "editor", "The signed-in person.", { response: object() }),
  describe("DELETE /sessions/current", "editor", "Signs out."),
  describe("GET /sessions/own", "editor", "One's own sessions.", { response: sessionListSchema }),
  describe("GET /people/{id}/sessions", "owner", "A person's sessions.", { response: sessionListSchema }),
  describe("DELETE /sessions/{id}", "owner", "Ends a session; one's own needs no role."),
  describe("GET /factors", "editor", "One's own second factors.", { response: factorsSchema }),
  describe("POST /factors/totp", "editor", "A new secret for an authenticator app.", {
    body: confirmationSchema,
    response: newAppSchema,
  }),
  describe("PUT /factors/totp", "editor", "Adds the app; the first factor comes with recovery codes.", {
    body: appChangeSchema,
    response: recoveryCodesSchema,
  }),
  describe("POST /factors/passkeys/options", "editor", "A challenge for a new passkey.", {
    body: confirmationSchema,
    response: passkeyOptionsSchema,
  }),
  describe("POST /factors/passkeys", "editor", "Adds a passkey; the first factor comes with recovery codes.", {
    body: newPasskeySchema,
    response: recoveryCodesSchema,
    status: 201,
  }),
  describe("POST /factors/codes", "editor", "New recovery codes; those before stop working.", {
    body: confirmationSchema,
    response: recoveryCodesSchema,
  }),
  describe("PATCH /factors/{id}", "editor", "Names a passkey.", { body: passkeyNameSchema }),
  describe("DELETE /factors/{id}", "editor", "Removes a passkey, or the app (`totp`).", { body: confirmationSchema }),
  describe("DELETE /people/{id}/factors", "owner", "Removes all second factors of a person; their sessions end."),
  describe("GET /tokens", "editor", "One's own personal tokens; an owner sees everybody's.", {
    response: tokensSchema,
  }),
  describe("POST /tokens", "editor", "Makes a personal token, which is shown once; with a session only.", {
    body: newTokenSchema,
    response: createdTokenSchema,
    status: 201,
  }),
  describe("GET /tokens/current", "editor", "The personal token of the request, with its person and role.", {
    response: currentTokenSchema,
  }),
  describe("GET /tokens/sessions", "editor", "What one's own agents changed; an owner sees everybody's.", {
    response: agentSessionsSchema,
  }),
  describe("POST /tokens/sessions/{id}/undo", "editor", "Takes the drafts of an agent's session back.", {
    response: agentSessionSchema,
  }),
  describe("DELETE /tokens/{id}", "owner", "Revokes a token; one's own needs no role."),
  describe("GET /notifications", "editor", "One's own last notifications.", { response: notificationsSchema }),
  describe("POST /notifications/read", "editor", "Marks notifications as read, or all.", { body: readSchema }),
  describe("GET /notifications/choice", "editor", "What reaches one, and how.", { response: notificationChoiceSchema }),
  describe("PUT /notifications/choice", "editor", "Chooses what reaches one.", {
    body: notificationChoiceSchema,
    response: notificationChoiceSchema,
  }),
  describe("GET /people", "editor", "People of the Studio.", { response: peopleSchema }),
  describe("POST /people", "owner", "Adds a person.", { body: newPersonSchema, response: personSchema, status: 201 }),
  describe("PATCH /people/{id}", "owner", "Changes name, role, address or limits.", {
    body: personChangeSchema,
    response: personSchema,
  }),
  describe("DELETE /people/{id}", "owner", "Removes a person; their sessions and previews end."),
  describe("PUT /people/{id}/password", "owner", "Sets a password; one's own with the current one.", {
    body: passwordChangeSchema,
  }),
];
