import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";

import { PartTable } from "./PartTable";
import type { PartTableProps } from "./PartTable";

const messages = translate<PartTableProps>({
  en: {
    label: "What the contract fixes, and for whom",
    heads: ["Part", "In the contract", "For"],
    parts: [
      { name: "Availability", first: "99.9% shared, 99.95% dedicated, or more", second: "Engineer" },
      { name: "First response", first: "Set in the order; standard: 4 hours, dedicated 1 hour", second: "On call" },
      { name: "Credits", first: "Set in the order; standard: 5–100% for a missed month", second: "Purchasing" },
      { name: "Limits", first: "Requests/s and CU in numbers, no “fair use”", second: "Engineer" },
      { name: "Call records", first: "30 days; parameters and results never", second: "Security" },
      { name: "Keys", first: "One per team, from IP addresses you list", second: "Security" },
    ],
  },
  cn: {
    label: "合同写明的内容，以及由谁关注",
    heads: ["部分", "合同中写明", "关注方"],
    parts: [
      { name: "可用率", first: "共享 99.9%，专用 99.95%，可约定更高", second: "工程师" },
      { name: "首次答复", first: "写入订单；标准为 4 小时，专用节点 1 小时", second: "值班人员" },
      { name: "费用抵扣", first: "写入订单；标准为低于目标的月份抵扣 5–100%", second: "采购" },
      { name: "限制", first: "每秒请求数与 CU 写成数字，没有“合理使用”", second: "工程师" },
      { name: "调用记录", first: "保留 30 天；参数和结果从不保存", second: "安全团队" },
      { name: "密钥", first: "每个团队一个，可限定来源 IP", second: "安全团队" },
    ],
  },
});

/** The parts of an enterprise contract, with who reads each. */
export const EnterpriseOrder = ({ locale }: { locale: Locale }) => <PartTable {...messages[locale]} />;
