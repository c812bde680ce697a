import { array, boolean, number, object, string } from "yup";

import { chainStatuses } from "@/features/shared/contracts/chains";
import { fetchJson } from "@/features/shared/http";

const texts = () => array(string().defined()).required();

const schema = object({
  rows: array(
    object({
      key: string().required(),
      name: string().required(),
      ticker: string().required(),
      otherNames: texts(),
      chainIds: array(number().required()).required(),
      networks: texts(),
      hasTestnet: boolean().required(),
      interfaces: texts(),
      families: texts(),
      status: string()
        .oneOf([...chainStatuses])
        .required(),
      ended: string().defined().nullable(),
      availability: string().required(),
      isMeasured: boolean().required(),
      isDedicated: boolean().required(),
      archive: string().defined().nullable(),
      isPartner: boolean().required(),
      order: number().required(),
      trace: string().defined().nullable(),
      lost: number().defined().nullable(),
      latency: number().defined().nullable(),
    }).required(),
  ).required(),
  isSample: boolean().required(),
  staleSince: string().defined().nullable(),
  readAt: string().defined().nullable(),
});

/** `GET /api/nodes/`: the list of nodes; throws `HttpError` when it cannot be had. */
export const requestNodes = () => fetchJson("/api/nodes/", schema);
