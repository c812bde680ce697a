import { contentApi } from "#cms/http/contentApi.server.ts";
import { backEnds } from "#contracts/backEnds.ts";
import type { BackEnd } from "#contracts/backEnds.ts";
import { describeGateway } from "#contracts/describeGateway.ts";
import { rpcErrors } from "#contracts/rpcGateway.ts";
import { toJsonSchema } from "#contracts/toJsonSchema.ts";

import { describeType } from "./describeType.ts";

/** A table of the reference; the first row is its head, a cell in backticks is code. */
export type Table = { title: string; rows: string[][] };

/** What a page of the reference says, in English. */
export type Api = {
  /** `api-` and the name of `/openapi/{name}.json`. */
  name: string;
  title: string;
  summary: string;
  /** The section of the documentation, and the place in it. */
  section: string;
  order: number;
  /** Paragraphs in Markdown. */
  text: string[];
  tables: Table[];
};

/** Groups of the content core's paths, by the first segment. */
const groups: Record<string, string[]> = {
  Documents: ["documents", "short"],
  "Publishing and review": ["releases", "schedules", "requests", "checks", "previews"],
  Files: ["assets"],
  "Many documents": ["bulk", "replacements", "imports", "export"],
  "Sessions and tokens": ["sessions", "tokens"],
  People: ["people", "presence"],
  "Activity, models, webhooks": ["events", "audit", "models", "published", "merge", "webhooks"],
};

const others = "Others";

const code = (text: string) => `\`${text}\``;

/** The interfaces of the reference, from the contracts that the programs check them by. */
export const listApis = (): Api[] => [describeGatewayPage(), describePlatformPage(), describeContentPage()];

function describeGatewayPage(): Api {
  const gateway = describeGateway({ url: "", docs: "", version: "" });
  const { post } = gateway.paths["/rpc/{chain}/{network}/{key}"];
  const [headers = {}] = Object.values(post.responses).map(
    (response): Record<string, { description: string }> => response.headers,
  );
  const { schemas } = gateway.components;
  return {
    name: "gateway",
    title: "Gateway API",
    summary: "Addresses, bodies, headers and errors of the JSON-RPC gateway.",
    section: "interfaces",
    order: 85,
    text: [gateway.info.description, machineReadable("gateway")],
    tables: [
      {
        title: "Calls",
        rows: [
          ["Call", "What it does"],
          ...Object.keys(gateway.paths).map((path) => [code(`POST ${toPath(path)}`), post.summary]),
        ],
      },
      {
        title: "Bodies",
        rows: [
          ["Name", "Type"],
          ...Object.entries(schemas).map(([name, schema]) => [name, code(describeType(schema))]),
        ],
      },
      {
        title: "Response headers",
        rows: [
          ["Header", "What it says"],
          ...Object.entries(headers).map(([name, { description }]) => [code(name), description]),
        ],
      },
      {
        title: "Errors of the gateway",
        rows: [
          ["Reason", "Status", "Code"],
          ...Object.entries(rpcErrors).map(([reason, { status, code: number }]) => [
            code(reason),
            String(status),
            String(number),
          ]),
        ],
      },
    ],
  };
}

function describePlatformPage(): Api {
  const { platform } = backEnds;
  if (!platform) throw new Error("There is no description of the platform");
  return {
    name: "platform",
    title: "Platform API",
    summary: "Chains, prices, plans and the account, as the site reads them.",
    section: "operations",
    order: 910,
    text: [platform.description, machineReadable("platform")],
    tables: [toTable("Calls", platform.operations, 4), toErrors(platform)],
  };
}

function describeContentPage(): Api {
  const titles = new Map(Object.entries(groups).flatMap(([title, segments]) => segments.map((one) => [one, title])));
  const byGroup = Map.groupBy(contentApi.operations, ({ path }) => titles.get(path.split("/")[1] ?? "") ?? others);
  return {
    name: "content",
    title: "Content API",
    summary: "What the Studio and the commands call: documents, releases, files and people.",
    section: "operations",
    order: 920,
    text: [contentApi.description, machineReadable("content")],
    tables: [...Object.keys(groups).map((title) => toTable(title, byGroup.get(title) ?? [], 1)), toErrors(contentApi)],
  };
}

const machineReadable = (name: string) => `The same for programs, as OpenAPI: \`/openapi/${name}.json\`.`;

// Braces stand for figures in texts.
const toPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ":$1");

function toTable(title: string, operations: BackEnd["operations"], depth: number): Table {
  return {
    title,
    rows: [
      ["Call", "What it does", "Body", "Response"],
      ...operations.map(({ path, method = "get", summary, body, response, status }) => [
        code(`${method.toUpperCase()} ${toPath(path)}`),
        summary,
        body ? code(describeType(body, depth)) : "",
        response ? code(describeType(toJsonSchema(response), depth)) : code(String(status ?? 204)),
      ]),
    ],
  };
}

/** Every status of an error, with each meaning that it has. */
function toErrors({ operations }: BackEnd): Table {
  const all = operations.flatMap(({ errors = {} }) => Object.entries(errors));
  const byStatus = Map.groupBy(all, ([status]) => status);
  const rows = [...byStatus].map(([status, entries]) => [
    status,
    [...new Set(entries.map(([, text]) => text))].join(" "),
  ]);
  return {
    title: "Errors",
    rows: [["Status", "Meaning"], ...rows.toSorted(([a = ""], [b = ""]) => Number(a) - Number(b))],
  };
}
