import { translate } from "@/features/shared/contracts/translate";

import type { WalletAddressProblem } from "./ClaimState";
import type { ClaimStep, Obstacle } from "@/features/shared/contracts/faucetApi";

export type ClaimMessages = {
  claim: string;
  heading: (amount: string) => string;
  address: string;
  addressHint: string;
  problems: Record<WalletAddressProblem, string>;
  /** For a wallet address with another number of hexadecimal digits. */
  digits: (count: number) => string;
  ask: (amount: string) => string;
  needsScript: string;
  notAsked: string;
  checking: string;
  eligible: string;
  obstacles: Record<Obstacle["reason"], string>;
  until: (moment: string, wait: string) => string;
  emptyTitle: string;
  empty: string;
  downTitle: string;
  down: string;
  serviceDownTitle: string;
  serviceDown: string;
  work: (seconds: string) => string;
  workMore: (times: number) => string;
  working: (seconds: string) => string;
  sending: string;
  copyTransaction: string;
  stepDone: string;
  stepAhead: string;
  unavailableTitle: string;
  unavailable: string;
  refusals: Record<"queue_full" | "captcha" | "other", string>;
  steps: Record<"work" | ClaimStep, string>;
  ahead: (count: number) => string;
  block: (height: string) => string;
  waits: string;
  claimFor: (walletAddress: string) => string;
  transaction: string;
  explorer: string;
  noExplorer: string;
  receipt: Record<"status" | "success" | "reverted" | "from" | "gas" | "confirmations", string>;
  another: string;
};

export const claimMessages = translate<ClaimMessages>({
  en: {
    claim: "Claim",
    heading: (amount) => `Get ${amount}`,
    address: "Your address",
    addressHint: "0x and 40 hexadecimal digits: an account, not a contract.",
    problems: {
      missing: "Enter the address that receives the coins.",
      malformed: "An address is 0x and 40 hexadecimal digits.",
      name: "Names such as name.eth are not resolved here. Enter the address that the name stands for.",
      several: "These are several addresses. Enter only the one that receives the coins.",
      digits: "An address has 40 hexadecimal digits after 0x.",
      letter: "After 0x, an address has only the digits 0 to 9 and the letters a to f.",
      checksum: "The checksum does not match (EIP-55): check the capital letters.",
      zero: "Nobody owns the zero address.",
      faucet: "This is the faucet’s own address.",
      contract: "This address is a contract; the faucet pays accounts only.",
    },
    digits: (count) =>
      count === 64
        ? "These are 64 hexadecimal digits: the hash of a transaction, or a private key, which must stay secret. An address has 40."
        : `This has ${count} hexadecimal digits after 0x. An address has 40.`,
    ask: (amount) => `Send me ${amount}`,
    needsScript:
      "A claim needs JavaScript: your browser solves a small task first, to keep bots from draining the faucet. Everything else on this page works without it.",
    notAsked: "Type an address to see when it can claim.",
    checking: "Checking when you can claim…",
    eligible: "You can claim now.",
    obstacles: {
      address_cooldown: "This address has already claimed.",
      visitor_limit: "Your network (IP range) has reached its daily limit.",
      network_limit: "This faucet has reached its daily limit.",
    },
    until: (moment, wait) => `Next claim: ${moment} (your time), in ${wait}.`,
    emptyTitle: "The faucet is empty.",
    empty: "A claim made now is kept and paid as soon as it is refilled.",
    downTitle: "The chain is not responding.",
    down: "A claim made now is kept and paid as soon as the chain is back.",
    serviceDownTitle: "The faucet service is not responding.",
    serviceDown: "No claims can be accepted right now. Claims accepted before are kept and paid.",
    work: (seconds) =>
      `To keep bots from draining the faucet, your browser solves a small task first: about ${seconds} on a phone.`,
    workMore: (times) =>
      ` It takes longer than usual because your network (IP range) has claimed ${times === 1 ? "once" : `${times} times`} in the last 24 hours; each claim doubles it.`,
    working: (seconds) =>
      `Your browser is solving its task: about ${seconds}. You can leave this tab open and do something else.`,
    sending: "Sending the claim…",
    copyTransaction: "Copy the transaction hash",
    stepDone: "done",
    stepAhead: "not yet",
    unavailableTitle: "The claim was not accepted.",
    unavailable: "The faucet could not be reached. Your address is still here, and trying again never pays twice.",
    refusals: {
      queue_full: "Too many claims are waiting right now. Try again in a few minutes.",
      captcha: "The task’s solution was rejected twice in a row. Try again.",
      other: "The faucet refused the claim.",
    },
    steps: {
      work: "Task solved",
      queued: "Queued",
      signed: "Signed",
      sent: "Sent",
      included: "Included",
      confirmed: "Confirmed",
    },
    ahead: (count) => (count === 1 ? "1 claim ahead of yours" : `${count} claims ahead of yours`),
    block: (height) => `Block ${height}`,
    waits: "Your claim is kept and paid as soon as possible.",
    claimFor: (walletAddress) => `Claim for ${walletAddress}`,
    transaction: "Transaction",
    explorer: "See it in the explorer",
    noExplorer: "On the local test chain, which has no explorer.",
    receipt: {
      status: "Status",
      success: "Success",
      reverted: "Reverted",
      from: "From",
      gas: "Gas used",
      confirmations: "Confirmations",
    },
    another: "Claim for another address",
  },
  cn: {
    claim: "领取",
    heading: (amount) => `领取 ${amount}`,
    address: "你的地址",
    addressHint: "0x 加 40 位十六进制数字，须是账户，不能是合约。",
    problems: {
      missing: "请填写收款地址。",
      malformed: "地址应为 0x 加 40 位十六进制数字。",
      name: "这里不解析 name.eth 之类的名称，请填写该名称对应的地址。",
      several: "这里有多个地址，请只填写收款的那一个。",
      digits: "地址在 0x 之后应有 40 位十六进制数字。",
      letter: "地址在 0x 之后只能有数字 0–9 和字母 a–f。",
      checksum: "地址校验不通过（EIP-55）：请检查字母大小写。",
      zero: "零地址不属于任何人。",
      faucet: "这是水龙头自己的地址。",
      contract: "这是合约地址，水龙头只向账户发放。",
    },
    digits: (count) =>
      count === 64
        ? "这是 64 位十六进制数字：交易哈希，或者绝不能泄露的私钥。地址只有 40 位。"
        : `0x 之后有 ${count} 位十六进制数字，地址应为 40 位。`,
    ask: (amount) => `领取 ${amount}`,
    needsScript: "领取需要 JavaScript：浏览器要先完成一个小计算任务，以免机器人领空水龙头。页面其余内容无需脚本。",
    notAsked: "填写地址，查看何时可以领取。",
    checking: "正在查询你何时可以领取……",
    eligible: "现在可以领取。",
    obstacles: {
      address_cooldown: "此地址已经领取过。",
      visitor_limit: "你所在的网络（IP 段）今天的领取次数已用完。",
      network_limit: "此水龙头今天的发放量已用完。",
    },
    until: (moment, wait) => `可再次领取的时间：${moment}（本地时间），还需 ${wait}。`,
    emptyTitle: "水龙头已空。",
    empty: "现在提交的领取会保留，补充余额后立即发放。",
    downTitle: "链没有响应。",
    down: "现在提交的领取会保留，链恢复后立即发放。",
    serviceDownTitle: "水龙头服务没有响应。",
    serviceDown: "暂时无法接受领取。之前已接受的领取会保留并照常发放。",
    work: (seconds) => `为了不让机器人领空水龙头，浏览器会先完成一个小计算任务，在手机上约需 ${seconds}。`,
    workMore: (times) => `这次比平时久，因为你所在的网络（IP 段）24 小时内已领取 ${times} 次，每次领取时间加倍。`,
    working: (seconds) => `浏览器正在计算，约需 ${seconds}。可以保持此标签页打开，先做别的事。`,
    sending: "正在提交……",
    copyTransaction: "复制交易哈希",
    stepDone: "已完成",
    stepAhead: "未完成",
    unavailableTitle: "领取未被接受。",
    unavailable: "无法连接水龙头。地址仍保留在这里，重试不会重复发放。",
    refusals: {
      queue_full: "当前排队过多，请几分钟后再试。",
      captcha: "计算结果连续两次未被接受，请重试。",
      other: "水龙头拒绝了这次领取。",
    },
    steps: {
      work: "计算完成",
      queued: "已排队",
      signed: "已签名",
      sent: "已发送",
      included: "已打包",
      confirmed: "已确认",
    },
    ahead: (count) => `前面还有 ${count} 笔领取`,
    block: (height) => `区块 ${height}`,
    waits: "你的领取已保留，恢复后立即发放。",
    claimFor: (walletAddress) => `为 ${walletAddress} 领取`,
    transaction: "交易",
    explorer: "在区块浏览器中查看",
    noExplorer: "位于本地测试链，没有区块浏览器。",
    receipt: {
      status: "状态",
      success: "成功",
      reverted: "已回滚",
      from: "发送方",
      gas: "已用 gas",
      confirmations: "确认数",
    },
    another: "为另一个地址领取",
  },
});
