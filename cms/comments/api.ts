import type { InferType } from "yup";

import { send } from "#cms/http/send.ts";

import { commentSchema, commentsSchema } from "./contract.ts";
import type { Comment } from "./contract.ts";

const at = (id: string) => `documents/${encodeURIComponent(id)}`;

export const loadComments = (id: string, signal?: AbortSignal): Promise<InferType<typeof commentsSchema>> =>
  send(`${at(id)}/comments`, commentsSchema, { signal });

export const addComment = (id: string, comment: Pick<Comment, "field" | "text" | "reply_to">): Promise<Comment> =>
  send(`${at(id)}/comments`, commentSchema, { method: "POST", body: comment });

export const resolveComment = (id: string, comment: string, resolved: boolean): Promise<Comment> =>
  send(`${at(id)}/comments/${encodeURIComponent(comment)}`, commentSchema, { method: "PATCH", body: { resolved } });
