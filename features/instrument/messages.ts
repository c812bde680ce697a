import { translate } from "@/features/shared/contracts/translate";

type Messages = {
  region: string;
  period: (period: string) => string;
  down: string;
  /** Text instead of a figure without a measurement. */
  gap: string;
  milliseconds: (value: string) => string;
  chain: string;
  open: string;
  copyUrl: (chain: string, region: string) => string;
  respondsNow: string;
  copyDemo: string;
};

export const messages = translate<Messages>({
  en: {
    region: "Region",
    period: (period) => `last ${period}`,
    down: "The latency readings are not available right now.",
    gap: "not measured",
    milliseconds: (value) => `${value} ms`,
    chain: "Chain",
    open: "Find",
    copyUrl: (chain, region) => `Copy the endpoint of ${chain} in ${region}`,
    respondsNow: "answers now",
    copyDemo: "Copy the endpoint of the demo chain",
  },
  cn: {
    region: "地区",
    period: (period) => `最近 ${period.replace("h", "小时")}`,
    down: "暂时读不到延迟数据。",
    gap: "未测量",
    milliseconds: (value) => `${value} 毫秒`,
    chain: "链",
    open: "查找",
    copyUrl: (chain, region) => `复制${region}的 ${chain} 端点`,
    respondsNow: "现在可用",
    copyDemo: "复制演示链的端点",
  },
});
