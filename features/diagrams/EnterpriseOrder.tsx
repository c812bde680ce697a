import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";

import { PartTable } from "./PartTable";
import type { PartTableProps } from "./PartTable";

const messages = translate<PartTableProps>({
  en: {
    label: "What the contract fixes, and for whom",
    heads: ["Part", "In the contract", "For"],
    parts: [
      {
        name: "Keys",
        first: "One per environment and team, revoked by you; calls only from IP addresses you list",
        second: "Security",
      },
      { name: "Review", first: "Your vendor questionnaire, answered in writing", second: "Security" },
      {
        name: "Limits",
        first: "Requests per second and compute units as numbers, not as “fair use”",
        second: "Engineer",
      },
      { name: "Nodes", first: "Shared, yours, or both; three regions with failover", second: "Engineer" },
      {
        name: "Operation",
        first: "A direct line to an engineer, notice of upgrades and hard forks",
        second: "On call",
      },
      { name: "Terms", first: "One order, one invoice, a fixed term and a notice period", second: "Purchasing" },
    ],
  },
  cn: {
    label: "合同写明的内容，以及由谁关注",
    heads: ["部分", "合同中写明", "关注方"],
    parts: [
      { name: "密钥", first: "每个环境和团队各一个，由你们吊销；可限定来源 IP", second: "安全团队" },
      { name: "审查", first: "供应商问卷，书面答复", second: "安全团队" },
      { name: "限制", first: "每秒请求数与计算单元写成数字，而不是“合理使用”", second: "工程师" },
      { name: "节点", first: "共享、专用或两者兼有；三个地区，可切换", second: "工程师" },
      { name: "运维", first: "直达工程师的渠道，升级和硬分叉提前通知", second: "值班人员" },
      { name: "条款", first: "一份订单、一张发票，写明期限和通知期", second: "采购" },
    ],
  },
});

/** The parts of an enterprise contract, with who reads each. */
export const EnterpriseOrder = ({ locale }: { locale: Locale }) => <PartTable {...messages[locale]} />;
