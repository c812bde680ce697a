import { describeGateway } from "@/features/shared/contracts/describeGateway";
import { env } from "@/features/shared/env";

import { serverVersion, toUrl } from "@/app/_agents/tool";

/** The gateway's HTTP interface as an OpenAPI 3.1 document, at the address of this site. */
export const writeGatewayOpenApi = () =>
  describeGateway({ url: env.SITE_URL, docs: toUrl("/docs/errors/"), version: serverVersion });
