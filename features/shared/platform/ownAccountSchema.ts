import { string } from "yup";
import type { InferType } from "yup";

import { accountSchema } from "@/features/shared/contracts/accountSchema";

/** The account with what the site adds: the plan's id on the pricing page, and a picture of the site's own origin. */
export const ownAccountSchema = accountSchema.shape({
  planId: string().defined().nullable(),
  picture: string().defined().nullable(),
});

export type OwnAccount = InferType<typeof ownAccountSchema>;
