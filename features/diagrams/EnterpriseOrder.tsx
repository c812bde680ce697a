import { translate } from "@/features/shared/contracts/translate";
import type { Locale } from "@/features/shared/locale";

import { PartTable } from "./PartTable";
import type { PartTableProps } from "./PartTable";

const messages = translate<PartTableProps>({
  en: {
    label: "What an order says, from the key to the terms",
    note: "The protocol stays as it is: a client that works with a shared endpoint works with yours.",
    heads: ["Part", "In the order", "Read by"],
    parts: [
      {
        name: "Keys",
        first: "One for each environment and team, revoked by you",
        second: "Security",
      },
      {
        name: "Limits",
        first: "Requests per second and compute units, as numbers",
        second: "Engineer",
      },
      {
        name: "Nodes",
        first: "Shared, yours, or both; three regions with failover",
        second: "Engineer",
      },
      {
        name: "Operation",
        first: "A named person, notice of upgrades and hard forks",
        second: "On call",
      },
      { name: "Terms", first: "SLA of 99.9 or 99.95 %, one invoice, a notice period", second: "Purchasing" },
    ],
  },
  cn: {
    label: "订单写明的内容：从密钥到条款",
    note: "协议不变：能用共享端点的客户端，也能用你的专属端点。",
    heads: ["部分", "订单中写明", "谁会看"],
    parts: [
      { name: "密钥", first: "每个环境和团队各一个，由你吊销", second: "安全团队" },
      { name: "限制", first: "每秒请求数与计算单元，写成数字", second: "工程师" },
      { name: "节点", first: "共享、专用或两者兼有；三个地区，可切换", second: "工程师" },
      { name: "运维", first: "指定联系人，升级和硬分叉提前通知", second: "值班人员" },
      { name: "条款", first: "SLA 99.9% 或 99.95%，一张发票，写明通知期", second: "采购" },
    ],
  },
});

/** The parts of an enterprise order, with who reads each. */
export const EnterpriseOrder = ({ locale }: { locale: Locale }) => <PartTable {...messages[locale]} />;
