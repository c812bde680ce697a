import { translate } from "@/features/shared/contracts/translate";

type Words = {
  ago: (seconds: string) => string;
  succeeded: string;
  reverted: string;
  chain: (id: string) => string;
  demoChain: (id: string) => string;
  noCode: string;
  code: (bytes: string) => string;
  transactionType: (type: number) => string;
  nothing: string;
  noLogs: string;
  error: (code: string) => string;
  revert: (reason: string) => string;
};

/** Words of what an answer means. */
export const words = translate<Words>({
  en: {
    ago: (seconds) => `${seconds} s ago`,
    succeeded: "succeeded",
    reverted: "reverted",
    chain: (id) => `chain ID ${id}`,
    demoChain: (id) => `chain ID ${id}, the demo chain`,
    noCode: "no contract is here",
    code: (bytes) => `a contract of ${bytes} bytes`,
    transactionType: (type) => ["legacy", "EIP-2930", "EIP-1559", "EIP-4844", "EIP-7702"][type] ?? `type ${type}`,
    nothing: "nothing was found",
    noLogs: "no logs in this range",
    error: (code) => `error ${code}`,
    revert: (reason) => `reverted: ${reason}`,
  },
  cn: {
    ago: (seconds) => `${seconds} 秒前`,
    succeeded: "成功",
    reverted: "已回滚",
    chain: (id) => `链 ID ${id}`,
    demoChain: (id) => `链 ID ${id}，即演示链`,
    noCode: "此处没有合约",
    code: (bytes) => `合约，${bytes} 字节`,
    transactionType: (type) => ["传统交易", "EIP-2930", "EIP-1559", "EIP-4844", "EIP-7702"][type] ?? `类型 ${type}`,
    nothing: "没有找到",
    noLogs: "此范围内没有日志",
    error: (code) => `错误 ${code}`,
    revert: (reason) => `已回滚：${reason}`,
  },
});
