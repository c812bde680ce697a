import type { CompleteAccount } from "../../features/shared/contracts/accountSchema.ts";
import type { Plan } from "../../features/shared/contracts/platformApi.ts";
import type { Session } from "./Sessions.ts";
import type { AccountMeter } from "./usage/AccountMeter.ts";

const graceDays = 3;
// File name in the image storage.
const avatar = "avatars/demo.svg";

/** The account of a demo session with the usage of its keys. Zero means no limit. */
export function toAccount(session: Session, plan: Plan, meter: AccountMeter): CompleteAccount {
  return { userData: userData(session), plan: planState(session, plan, meter) };
}

const userData = ({ id, createdAt }: Session): CompleteAccount["userData"] => ({
  _id: `users/${id}`,
  _key: id,
  create_at: createdAt.toISOString(),
  update_at: createdAt.toISOString(),
  role: "user",
  enabled: true,
  // A demo account is opened without an email address.
  masked_email: "",
  is_referral_member: false,
  avatar,
});

function planState({ id, createdAt }: Session, plan: Plan, { allowance, used }: AccountMeter): CompleteAccount["plan"] {
  const total = Number.isFinite(allowance.total) ? allowance.total : 0;
  const left = Math.max(0, total - used);
  const isFree = plan.pricePerMonth === 0;
  const renewAt = allowance.endsAt.toISOString();
  return {
    freePool: isFree ? left : 0,
    mainPool: isFree ? 0 : left,
    lockedPool: 0,
    extraRequests: 0,
    subscription: {
      orderId: `demo-${id.slice(0, 12)}`,
      name: plan.name,
      rps: plan.requestsPerSecond ?? 0,
      createdAt: createdAt.toISOString(),
      renewAt,
      expireAt: renewAt,
      total,
      gracePeriod: graceDays,
      requestBurn: used,
    },
  };
}
