import type { WireModel } from "@/features/console/model";
import { requestSamples } from "@/features/shared/requests/requestSamples";
import { subscriptionSamples } from "@/features/shared/requests/subscriptionSamples";
import type { Sample } from "@/features/shared/ui/CodeTabs";

/** A request in five languages. */
export const listSamples = ({ kind, url, body }: WireModel): Sample[] =>
  kind === "subscription" ? subscriptionSamples({ url, body }) : requestSamples({ url, body });
