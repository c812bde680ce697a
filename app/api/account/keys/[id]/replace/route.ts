import { answerKeyChange } from "@/features/account/server";

type Context = { params: Promise<{ id: string }> };

/** `POST /api/account/keys/{id}/replace/`: a new key under the same name; the old one is rejected from now on. */
export const POST = async (request: Request, { params }: Context): Promise<Response> =>
  answerKeyChange(request, (await params).id, "POST");
