import { object, string } from "yup";

import { send } from "./send";

const proposal = object({ uid: string().defined() });

/** A UID for a title in any language; empty when it has no letters. */
export const requestUid = async (title: string, signal?: AbortSignal): Promise<string> =>
  (await send("uid", proposal, { query: { title }, signal })).uid;
