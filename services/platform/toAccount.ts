import type { Plan } from "../../features/shared/contracts/platformApi.ts";
import type { Session } from "./Sessions.ts";

const day = 24 * 3600 * 1000;
const month = 30 * day;
const graceDays = 3;
// A name in the picture storage.
const avatar = "avatars/demo.svg";

/** The account of a demo session: sample figures, the same for the same session. Zero means no limit. */
export function toAccount(session: Session, plan: Plan, now: Date) {
  return { userData: userData(session), plan: planState(session, plan, now) };
}

const userData = ({ id, createdAt }: Session) => ({
  _id: `users/${id}`,
  _key: id,
  create_at: createdAt.toISOString(),
  update_at: createdAt.toISOString(),
  role: "user",
  enabled: true,
  masked_email: "d***@example.com",
  is_referral_member: false,
  avatar,
});

function planState({ id, createdAt }: Session, plan: Plan, now: Date) {
  const total = plan.requestsPerDay ?? plan.computeUnits ?? 0;
  // Between a tenth and a half of the plan.
  const requestBurn = Math.floor((total * (10 + (Number.parseInt(id.slice(0, 6), 16) % 40))) / 100);
  const left = total - requestBurn;
  const isFree = plan.pricePerMonth === 0;
  const renewAt = isFree ? nextDay(now) : new Date(createdAt.getTime() + month);
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
      renewAt: renewAt.toISOString(),
      expireAt: renewAt.toISOString(),
      total,
      gracePeriod: graceDays,
      requestBurn,
    },
  };
}

const nextDay = (now: Date) => new Date((Math.floor(now.getTime() / day) + 1) * day);
