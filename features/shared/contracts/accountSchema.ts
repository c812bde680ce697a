import { boolean, number, object, string } from "yup";
import type { InferType } from "yup";

/**
 * `GET account/`: who is signed in and what is left of the plan. Zero means no limit. Only what names the account is
 * needed, since the shape is not promised. Source: platform API.
 */
export const accountSchema = object({
  userData: object({
    _id: string(),
    _key: string(),
    create_at: string(),
    update_at: string(),
    role: string(),
    enabled: boolean(),
    // Empty for an account without an email address.
    masked_email: string()
      .defined()
      .when("_key", ([key], schema) => schema.default(key)),
    is_referral_member: boolean(),
    avatar: string().defined().nullable().default(null),
  }).required(),
  plan: object({
    freePool: number(),
    mainPool: number(),
    lockedPool: number(),
    extraRequests: number(),
    subscription: object({
      orderId: string(),
      name: string().default("–"),
      rps: number(),
      createdAt: string(),
      renewAt: string(),
      expireAt: string(),
      total: number(),
      gracePeriod: number(),
      requestBurn: number(),
    }).required(),
  }).required(),
});

export type Account = InferType<typeof accountSchema>;

type Subscription = Account["plan"]["subscription"];

/** The account as our own platform promises it: with everything that the site reads, so that neither drifts. */
export type CompleteAccount = {
  userData: Required<Account["userData"]>;
  plan: Required<Omit<Account["plan"], "subscription">> & { subscription: Required<Subscription> };
};
