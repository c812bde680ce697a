import "server-only";

import { findPageMarkdown, getMarkdownPath } from "@/app/_feeds/markdown";
import { getSiteIndex, listByType, loadSettings } from "@/features/content/server";
import type { SiteIndex, PageEntry } from "@/features/content/server";
import { plainLine } from "@/features/markdown/server";
import { env } from "@/features/shared/env";
import { catalogue } from "@/features/shared/catalogue/catalogue";
import { methodPages } from "@/features/shared/catalogue/methodPages";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { translate } from "@/features/shared/contracts/translate";
import { typePrefixes } from "@/features/shared/contracts/typePrefixes";

const words = translate({
  en: {
    note: (count: number, chainPath: string, methods: number, methodPath: string) =>
      `Every page has a Markdown twin: add \`index.md\` to its address, or ask for it with \`Accept: text/markdown\`. Each of the ${count} chains has a page at \`${chainPath}\`; keys stand in the list of chains below. Each of the ${methods} documented methods has a page at \`${methodPath}\`.`,
    sections: {
      docs_page: "Documentation",
      page: "Pages",
      blog_post: "Blog",
      change: "Changelog",
      incident: "Incidents",
      case_study: "Case studies",
      marketplace_project: "Optional",
    },
    data: "Data",
    dataNames: {
      "protocols.json": "every chain with networks, chain IDs, interfaces and state",
      "compute-units.json": "what each call costs, by chain and method",
      "plans.json": "plans and prices",
      "availability.json": "availability by chain and region over ninety days",
    },
    full: "all pages of this list in one text",
    mcp: "the Model Context Protocol over HTTP, without a key: search, pages, chains, methods, costs, errors, availability",
    openRpc: "JSON-RPC methods of a chain as OpenRPC, for example of Ethereum",
    openApi: "the JSON-RPC gateway as OpenAPI, with its headers and errors; REST chains by key in its place",
    postman: "all calls of a chain as a collection for Postman and Bruno",
  },
  cn: {
    note: (count: number, chainPath: string, methods: number, methodPath: string) =>
      `每个页面都有 Markdown 版本：在地址后加 \`index.md\`，或用 \`Accept: text/markdown\` 请求。${count} 条链各有一页，地址为 \`${chainPath}\`，链标识见下面的链列表。${methods} 个方法各有一页，地址为 \`${methodPath}\`。`,
    sections: {
      docs_page: "文档",
      page: "页面",
      blog_post: "博客",
      change: "更新日志",
      incident: "故障",
      case_study: "产品案例",
      marketplace_project: "Optional",
    },
    data: "数据",
    dataNames: {
      "protocols.json": "全部链：网络、链 ID、接口和状态",
      "compute-units.json": "每条链每个方法的费用",
      "plans.json": "套餐与价格",
      "availability.json": "九十天内各链各地区的可用率",
    },
    full: "列表中全部页面合成一份文本",
    mcp: "通过 HTTP 提供的 Model Context Protocol，无需密钥：搜索、页面、链、方法、费用、错误与可用率",
    openRpc: "一条链的 JSON-RPC 方法（OpenRPC 格式），以 Ethereum 为例",
    openApi: "JSON-RPC 网关的 OpenAPI 描述，含响应头和错误；换成链标识即为该链的 REST 调用",
    postman: "一条链的全部调用，可导入 Postman 和 Bruno",
  },
});

const types = ["docs_page", "page", "blog_post", "change", "incident", "case_study", "marketplace_project"] as const;

// Types without a section of their own stand among the pages.
const others = Object.keys(typePrefixes).filter((type) => !types.some((one) => one === type));

const listed = (siteIndex: SiteIndex, type: string, locale: Locale) =>
  [type, ...(type === "page" ? others : [])]
    .flatMap((one) => listByType(siteIndex, one, locale))
    .filter(({ hidden }) => !hidden);

/** `llms.txt` in a language: description of the site and the Markdown URL of each page. */
export async function writeLlmsTxt(locale: Locale): Promise<string> {
  const [siteIndex, { data }] = await Promise.all([getSiteIndex(), loadSettings(locale)]);
  const text = words[locale];
  const item = ({ path, title, summary }: PageEntry) =>
    `- [${plainLine(title)}](${encodeURI(`${env.SITE_URL}${getMarkdownPath(path)}`)}): ${plainLine(summary)}`;
  const sections = types.flatMap((type) => {
    const entries = listed(siteIndex, type, locale);
    return entries.length > 0 ? [`## ${text.sections[type]}\n\n${entries.map(item).join("\n")}`] : [];
  });
  const files = Object.entries(text.dataNames).map(
    ([name, about]) => `- [${name}](${env.SITE_URL}/data/${name}): ${about}`,
  );
  const interfaces = [
    `- [MCP](${env.SITE_URL}/mcp): ${text.mcp}`,
    `- [openrpc/eth.json](${env.SITE_URL}/openrpc/eth.json): ${text.openRpc}`,
    `- [openapi/gateway.json](${env.SITE_URL}/openapi/gateway.json): ${text.openApi}`,
    `- [postman/eth.json](${env.SITE_URL}/postman/eth.json): ${text.postman}`,
  ];
  const full = `- [llms-full.txt](${env.SITE_URL}${localizePath("/llms-full.txt", locale)}): ${text.full}`;
  const parts = [
    `# ${plainLine(data.site_name ?? "")}`,
    `> ${plainLine(data.description ?? "")}`,
    text.note(
      catalogue.length,
      localizePath("/nodes/{key}/", locale),
      methodPages.length,
      localizePath("/docs/methods-{family}/{method}/", locale),
    ),
  ];
  // The format asks for the optional section last.
  const optional = sections.length > 1 ? sections.splice(-1) : [];
  return `${[...parts, ...sections, `## ${text.data}\n\n${[...files, ...interfaces, full].join("\n")}`, ...optional].join("\n\n")}\n`;
}

/**
 * `llms-full.txt` in a language: the listed pages as one streamed text. Throws while the list of pages cannot be read:
 * nothing is sent then.
 */
export async function streamLlmsFullTxt(locale: Locale): Promise<ReadableStream<Uint8Array>> {
  const siteIndex = await getSiteIndex();
  const entries = types.flatMap((type) => listed(siteIndex, type, locale)).values();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value: entry } = entries.next();
      if (entry) controller.enqueue(encoder.encode(`${await loadText(entry)}\n`));
      else controller.close();
    },
  });
}

/** A page's text; its title and URL when it cannot be rendered. */
async function loadText({ path, title }: PageEntry): Promise<string> {
  try {
    return (await findPageMarkdown(path, { isAmongMany: true })) ?? "";
  } catch (error) {
    console.error("llms: a page could not be rendered", error);
    return `# ${plainLine(title)}\n\n${env.SITE_URL}${path}\n`;
  }
}
