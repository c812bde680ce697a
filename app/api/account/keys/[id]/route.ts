import { answerKeyChange } from "@/features/account/server";

type Context = { params: Promise<{ id: string }> };

/** `PATCH /api/account/keys/{id}/` with `{ name }`: the renamed key. */
export const PATCH = async (request: Request, { params }: Context): Promise<Response> =>
  answerKeyChange(request, (await params).id, "PATCH");

/** `DELETE /api/account/keys/{id}/`: 204; the key is rejected from now on. */
export const DELETE = async (request: Request, { params }: Context): Promise<Response> =>
  answerKeyChange(request, (await params).id, "DELETE");
