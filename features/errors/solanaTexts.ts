import { translate } from "@/features/shared/contracts/translate";
import type { Meaning } from "@/features/shared/errorMeanings";

import { nameChain } from "./nameChain";
import { solanaMeanings } from "./solanaMeanings";

const of = (code: number) => nameChain("Solana", solanaMeanings[code]);

/** Messages of Solana nodes, whose codes mean something else on EVM nodes (custom_error.rs of Agave). */
export const solanaTexts: { pattern: RegExp; meaning: Meaning | undefined }[] = [
  {
    pattern: /blockhash not found/i,
    meaning: translate({
      en: {
        what: "Solana: simulation before sending failed, because the transaction’s blockhash is unknown or too old.",
        remedy: "Fetch a new blockhash and sign again; do not skip the check to hide it.",
      },
      cn: {
        what: "Solana：发送前的模拟失败，因为交易的 blockhash 未知或已过期。",
        remedy: "取新的 blockhash 并重新签名，不要用跳过检查来掩盖。",
      },
    }),
  },
  { pattern: /block \d+ cleaned up/i, meaning: of(-32001) },
  { pattern: /transaction simulation failed/i, meaning: of(-32002) },
  { pattern: /signature verification failure/i, meaning: of(-32003) },
  { pattern: /block not available for slot/i, meaning: of(-32004) },
  { pattern: /node is (behind|unhealthy)/i, meaning: of(-32005) },
  { pattern: /slot \d+ was skipped/i, meaning: of(-32007) },
  { pattern: /excluded from account secondary indexes/i, meaning: of(-32010) },
  { pattern: /block status not yet available/i, meaning: of(-32014) },
  { pattern: /transaction version .*not supported/i, meaning: of(-32015) },
  { pattern: /minimum context slot/i, meaning: of(-32016) },
];
