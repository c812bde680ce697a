import { randomBytes } from "node:crypto";

import { roles } from "#cms/people/contract.ts";
import { isObject } from "#cms/repository/domain/model/document.ts";
import type { JsonObject } from "#cms/repository/domain/model/document.ts";
import type { RepositoryClient } from "#cms/cli/publish/RepositoryClient.ts";

type Caller = Pick<RepositoryClient, "call">;

const usage = `npm run people -- list
npm run people -- add NAME ${roles.join("|")}
npm run people -- role NAME ${roles.join("|")}
npm run people -- password NAME
npm run people -- reset NAME
npm run people -- sessions NAME
npm run people -- sign-out NAME
npm run people -- remove NAME`;

/** Runs a people command against the running repository; returns lines to print. Throws for invalid arguments. */
export async function runPeople(words: string[], repository: Caller): Promise<string[]> {
  const [action = "", name = "", role = ""] = words;
  const call = (method: string, path: string, body?: JsonObject) => repository.call(method, `core/${path}`, body);
  const all = async () => toRows(await call("GET", "people"));
  if (action === "list") return (await all()).map((person) => `${String(person.name)}  ${String(person.role)}`);
  const hasRole = action === "add" || action === "role";
  if (name === "" || (hasRole && !roles.some((one) => one === role))) throw new Error(usage);
  const password = randomBytes(15).toString("base64url");
  if (action === "add") {
    await call("POST", "people", { name, role, password });
    return [`${name} signs in with the password ${password}`];
  }
  const person = (await all()).find((one) => String(one.name).toLowerCase() === name.toLowerCase());
  if (!person) throw new Error(`There is no person ${name}; npm run people -- list names everybody.`);
  const path = `people/${String(person.id)}`;
  switch (action) {
    case "role":
      await call("PATCH", path, { role });
      return [`${name} is ${role} now`];
    case "password":
      await call("PUT", `${path}/password`, { password });
      return [`${name} signs in with the password ${password}; other sessions have ended`];
    case "reset":
      await call("DELETE", `${path}/factors`);
      await call("PUT", `${path}/password`, { password });
      return [`${name} signs in with the password ${password}, without a second factor; open sessions have ended`];
    case "remove":
      await call("DELETE", path);
      return [`${name} is removed; open sessions have ended`];
    case "sessions":
      return toRows(await call("GET", `${path}/sessions`)).map(describeSession);
    case "sign-out": {
      const sessions = toRows(await call("GET", `${path}/sessions`));
      for (const { id } of sessions) await call("DELETE", `sessions/${String(id)}`);
      return [`${sessions.length} sessions of ${name} have ended`];
    }
    default:
      throw new Error(usage);
  }
}

const toRows = ({ results }: JsonObject): JsonObject[] => (Array.isArray(results) ? results.filter(isObject) : []);

const describeSession = ({ used, from, agent }: JsonObject) =>
  [new Date(Number(used)).toISOString(), from, agent].filter(Boolean).join("  ");
