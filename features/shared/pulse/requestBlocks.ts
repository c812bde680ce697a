import { blocksSchema } from "@/features/shared/contracts/platformApi";
import { fetchJson } from "@/features/shared/http";

/** `GET /api/blocks/`: the latest blocks of connected networks; throws `HttpError`. */
export const requestBlocks = () => fetchJson("/api/blocks/", blocksSchema, { timeoutMs: 5_000 });
