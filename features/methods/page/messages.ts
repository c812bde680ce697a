import { translate } from "@/features/shared/contracts/translate";

export const messages = translate({
  en: {
    family: "Family",
    kind: "Kind",
    cost: "Cost",
    /** Cost of a call on the chain that the page's request is for. */
    units: (count: string, chain: string) => `${count} CU on ${chain}`,
    source: "Specification",
    compared: "Compared with",
    parameters: "Parameters",
    noParameters: "This method takes no parameters.",
    optional: "optional",
    result: "Result",
    errors: "Errors",
    traps: "Good to know",
    chain: "Chain",
    noChains: "No chain of this family answers this method at the moment.",
    /** How it is known that a chain answers: a probe's call, or the specification. */
    proof: {
      answered: (day: string) => `answered on ${day}`,
      source: (day: string) => `from the specification, ${day}`,
    },
    previous: "Previous",
    next: "Next",
    adjacent: "Methods of this family",
  },
  cn: {
    family: "接口族",
    kind: "类别",
    cost: "费用",
    units: (count: string, chain: string) => `在 ${chain} 上 ${count} CU`,
    source: "规范",
    compared: "核对依据",
    parameters: "参数",
    noParameters: "该方法没有参数。",
    optional: "可选",
    result: "返回值",
    errors: "错误",
    traps: "注意事项",
    chain: "链",
    noChains: "这一系列目前没有链支持该方法。",
    proof: {
      answered: (day: string) => `${day}实测可用`,
      source: (day: string) => `据规范，${day}`,
    },
    previous: "上一个",
    next: "下一个",
    adjacent: "同一系列的方法",
  },
});
