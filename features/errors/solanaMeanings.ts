import { translateEach } from "@/features/shared/contracts/translate";
import type { Explanation, Meaning } from "@/features/shared/errorMeanings";

/** Errors of Solana nodes by code: the table of the page about errors, word for word. */
export const solanaMeanings: Readonly<Record<string, Meaning>> = translateEach<Explanation>({
  [-32001]: {
    en: { what: "Block is older than what this node keeps.", remedy: "Ask a node that keeps more." },
    cn: { what: "区块早于该节点保留的范围。", remedy: "改用保留更多历史的节点。" },
  },
  [-32002]: {
    en: {
      what: "Simulation before sending failed; data.err and data.logs say why.",
      remedy: "Fix the transaction; do not skip the check to hide it.",
    },
    cn: { what: "发送前的模拟失败，原因在 data.err 和 data.logs。", remedy: "修正交易，不要用跳过检查来掩盖。" },
  },
  [-32003]: {
    en: {
      what: "Signature verification failed; from Agave 3.1 on, SignatureFailure in -32002.",
      remedy: "Sign again after every change.",
    },
    cn: { what: "签名验证失败；Agave 3.1 起为 -32002 中的 SignatureFailure。", remedy: "每次修改后重新签名。" },
  },
  [-32004]: {
    en: { what: "Block not confirmed here yet, or never received.", remedy: "Wait a moment." },
    cn: { what: "区块在此尚未确认，或从未收到。", remedy: "稍等片刻。" },
  },
  [-32005]: {
    en: { what: "Node is behind by so many slots.", remedy: "Use another region." },
    cn: { what: "节点落后若干 slot。", remedy: "换一个地区。" },
  },
  [-32007]: {
    en: { what: "Slot was skipped: there is no block.", remedy: "Go on with the next slot; not a failure." },
    cn: { what: "该 slot 被跳过，没有区块。", remedy: "继续下一个 slot，这不是故障。" },
  },
  [-32009]: {
    en: { what: "Slot was skipped: there is no block.", remedy: "Go on with the next slot; not a failure." },
    cn: { what: "该 slot 被跳过，没有区块。", remedy: "继续下一个 slot，这不是故障。" },
  },
  [-32010]: {
    en: { what: "Account excluded from the secondary index.", remedy: "Filter another way." },
    cn: { what: "账户不在二级索引中。", remedy: "换一种过滤方式。" },
  },
  [-32014]: {
    en: { what: "Block status not yet available.", remedy: "Try again in a moment." },
    cn: { what: "区块状态尚不可用。", remedy: "稍后再试。" },
  },
  [-32015]: {
    en: { what: "Transaction version not supported.", remedy: "Send maxSupportedTransactionVersion: 0." },
    cn: { what: "不支持的交易版本。", remedy: "加上 maxSupportedTransactionVersion: 0。" },
  },
  [-32016]: {
    en: { what: "Minimum context slot not reached.", remedy: "Try again, or another region." },
    cn: { what: "未达到最低上下文 slot。", remedy: "重试，或换一个地区。" },
  },
});
