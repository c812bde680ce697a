import { boolean, number, object, string } from "yup";
import type { InferType } from "yup";

/** `GET account/`: who is signed in and what is left of the plan. Zero means no limit. Source: platform API. */
export const accountSchema = object({
  userData: object({
    _id: string().required(),
    _key: string().required(),
    create_at: string().required(),
    update_at: string().required(),
    role: string().required(),
    enabled: boolean().required(),
    masked_email: string().required(),
    is_referral_member: boolean().required(),
    avatar: string().defined().nullable(),
  }).required(),
  plan: object({
    freePool: number().required(),
    mainPool: number().required(),
    lockedPool: number().required(),
    extraRequests: number().required(),
    subscription: object({
      orderId: string().required(),
      name: string().required(),
      rps: number().required(),
      createdAt: string().required(),
      renewAt: string().required(),
      expireAt: string().required(),
      total: number().required(),
      gracePeriod: number().required(),
      requestBurn: number().required(),
    }).required(),
  }).required(),
});

/** The account with what the site adds: the plan's id on the pricing page, and a picture of the site's own origin. */
export const ownAccountSchema = accountSchema.shape({
  planId: string().defined().nullable(),
  picture: string().defined().nullable(),
});

export type Account = InferType<typeof accountSchema>;
export type OwnAccount = InferType<typeof ownAccountSchema>;
