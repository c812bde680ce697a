import type { OxlintOverride } from "oxlint";

/** Folders of `cms/` that are no capability: what all have in common, and what is put together from them. */
const shared = ["cli", "editor", "gateway", "http", "models", "repository", "shell", "testing"];

/**
 * Parts of other capabilities that a screen may show or a rule may use, beyond contracts, calls and services. Everything
 * that works on the open document knows the editor, which shows it.
 */
const adjacent: Record<string, string[]> = {
  audit: ["editor/store/json.ts"],
  comments: ["editor/**"],
  editor: [
    "checks/*",
    "comments/*",
    "files/formatSize.ts",
    "list/messages.ts",
    "not-found/createRedirect.ts",
    "presence/*",
    "previews/ShareDialog.tsx",
    "publishing/*",
    "reuse/ReusePart.tsx",
    "review/messages.ts",
    "review/RequestParts.tsx",
    "schedules/ScheduleDialog.tsx",
    "translations/*",
    "versions/*",
  ],
  files: ["editor/model/EditorModels.ts"],
  gateway: [
    "shell/diffWholeWords.ts",
    "models/readModelWords.server.ts",
    "new-page/makeStarter.ts",
    "new-page/proposeUid.ts",
    "new-page/starters.ts",
    "shell/signInPath.ts",
  ],
  factors: ["tokens/CopyField.tsx"],
  imports: ["cli/compose/*", "cli/sync/*", "new-page/proposeUid.ts"],
  links: ["checks/rules/checkLinks.ts"],
  bulk: ["publishing/FindingLines.tsx", "publishing/RedirectChoices.tsx"],
  deleted: ["bulk/messages.ts", "bulk/Selection.ts", "bulk/SelectionBar.tsx"],
  list: [
    "bulk/messages.ts",
    "bulk/Selection.ts",
    "bulk/SelectionBar.tsx",
    "checks/rules/checkLinks.ts",
    "checks/rules/SiteContent.ts",
    "links/LinksDialog.tsx",
  ],
  "new-page": ["editor/preview/drawForm.ts", "not-found/createRedirect.ts", "not-found/TargetField.tsx"],
  "not-found": ["checks/rules/checkLinks.ts", "editor/fields/sortByNearness.ts", "editor/parts/IconButton.tsx"],
  people: ["factors/*", "notifications/ChoiceSection.tsx", "notifications/messages.ts", "tokens/*"],
  presence: ["editor/**"],
  previews: ["editor/**", "publishing/messages.ts"],
  publishing: [
    ...[
      "editor/**",
      "checks/describeFinding.ts",
      "checks/groupFindings.ts",
      "checks/rules/*",
      "not-found/createRedirect.ts",
      "schedules/*",
      "versions/messages.ts",
    ],
  ],
  reuse: ["editor/**", "checks/rules/fields.ts"],
  releases: [
    "checks/describeFinding.ts",
    "publishing/ChangeList.tsx",
    "publishing/ClashList.tsx",
    "publishing/CompareButton.tsx",
    "publishing/FindingCounts.tsx",
    "publishing/messages.ts",
    "publishing/PlannedNotice.tsx",
    "publishing/PublishedNotice.tsx",
    "publishing/RedirectChoices.tsx",
    "schedules/messages.ts",
  ],
  review: [
    "publishing/ChangeList.tsx",
    "publishing/ClashList.tsx",
    "publishing/CompareButton.tsx",
    "publishing/FindingCounts.tsx",
    "publishing/MovedPages.tsx",
    "publishing/PublishedNotice.tsx",
  ],
  schedules: [
    "editor/**",
    "checks/groupFindings.ts",
    "publishing/ClashList.tsx",
    "publishing/FindingList.tsx",
    "publishing/messages.ts",
    "publishing/PlannedNotice.tsx",
    "publishing/RedirectChoices.tsx",
    "publishing/RemovalConsequences.tsx",
    "publishing/useRemoval.ts",
  ],
  tree: [
    ...["bulk/messages.ts", "bulk/Selection.ts", "bulk/SelectionBar.tsx"],
    ...["list/LanguageChips.tsx", "list/messages.ts", "new-page/newPage.ts"],
  ],
  short: ["cli/compose/*", "cli/open/*"],
  tokens: ["people/ScopeChoices.tsx"],
  translations: ["editor/**"],
  versions: ["editor/**"],
};

/** Closes the CMS to a room. */
export const cms = {
  group: ["\\#cms/**", "**/cms/**"],
  message: "The CMS is started by services/main.ts; its screens by app.",
};
/** Closes it but for the entries of the Studio, for `app`. */
export const studio = {
  group: [...cms.group, "!\\#cms/shell/index.ts", "!\\#cms/shell/server.ts"],
  message: "The Studio is entered by cms/shell: index.ts and server.ts.",
};

type Pattern = { regex: string; message: string } | { group: string[]; message: string };

/** Patterns of gitignore, where a leading `#` is a comment and the last match decides. */
const inCms = (path: string) => `\\#cms/${path}`;
const closedExcept = (message: string, open: string[], ...closedAgain: string[]): Pattern => ({
  // An exception opens a path for every other pattern of a rule, so what they close is closed again.
  group: [inCms("**"), ...open.map((path) => `!${inCms(path)}`), ...closedAgain.map(inCms)],
  message,
});
const serverFiles = ["**/*.server.ts", "**/*.routes.ts"];
const browserFiles = ["**/*.tsx", "**/*.css", "**/*Store.ts", "**/api.ts"];
const contracts = ["*/contract.ts", "*/*.contract.ts"];
const services = ["*/*.server.ts", "repository/domain/**", "repository/store/**"];

const upwards = { regex: "^\\.\\./", message: "Leave a folder by #cms/…, never by ../." };
const react = {
  regex: "^(react|react-dom|mobx|mobx-react-lite|lucide-react|clsx)(/|$)|\\.tsx$|\\.css$|Store\\.ts$|/api\\.ts$",
  message: "This file runs in Node: no React, no component, no store of a screen.",
};
const alias = {
  regex: "^@/",
  message: "Node does not know @/: import by #contracts/, #kit/, #db/ or a relative path.",
};
const node = {
  regex: "^(node:|#kit/|#db/|#cms/(repository|cli|testing)/|@?hono(/|$)|kysely|sharp$)|\\.(server|routes)\\.ts$",
  message: "This file runs in the browser: only *.server.ts and *.routes.ts import Node and the repository.",
};
const prismic = { regex: "^@prismicio/", message: "Screens know the contracts, not Prismic's packages." };
const field = {
  regex: "^@/features/shared/ui/Field$",
  message: "A field of the Studio is #cms/shell/ui/Field.tsx: an observer, as its control is rendered by it.",
};
const entry =
  "A capability is entered by its contract, its api.ts, its services (*.server.ts), or as .config/lint/cms.ts lists.";

const restrict = (...patterns: Pattern[]): OxlintOverride["rules"] => ({
  "no-restricted-imports": ["error", { patterns }],
});

/**
 * Who may import whom in `cms/`. `site` are the patterns that close the site's rooms. A capability's server part, its routes
 * and its screens have a rule each; tests use the complete service.
 */
export function closeCms(folders: readonly string[], site: Pattern[]): OxlintOverride[] {
  const capability = (name: string): OxlintOverride[] => {
    const own = [`${name}/**`, ...(adjacent[name] ?? [])];
    const screens = closedExcept(
      entry,
      [...own, ...contracts, "*/api.ts", "shell/**", "http/*", "models/*"],
      ...serverFiles,
    );
    const server = closedExcept(entry, [...own, ...contracts, ...services], ...browserFiles);
    const routes = closedExcept(
      entry,
      [...own, ...contracts, ...services, "openEditingContext.server.ts"],
      ...browserFiles,
    );
    return [
      { files: [`cms/${name}/**`], rules: restrict(...site, upwards, screens, node, prismic, field) },
      { files: [`cms/${name}/**/*.server.ts`], rules: restrict(...site, upwards, server, react, alias) },
      { files: [`cms/${name}/**/*.routes.ts`], rules: restrict(...site, upwards, routes, react, alias) },
    ];
  };
  const below = "repository/domain, store and import know nothing above them.";
  const domain = closedExcept(below, ["repository/domain/**", ...contracts]);
  const store = closedExcept(below, ["repository/domain/**", "repository/store/**", ...contracts]);
  const importing = closedExcept(below, [
    ...["import", "domain", "store"].map((name) => `repository/${name}/**`),
    ...contracts,
  ]);
  const rules = closedExcept(entry, [
    "checks/rules/**",
    "new-page/starterWords.ts",
    "repository/domain/**",
    ...contracts,
  ]);
  const protocol = closedExcept(entry, ["repository/protocol/**", ...contracts, ...services]);
  const cli = closedExcept(entry, ["cli/**", "checks/rules/**", ...contracts, ...services]);
  const gateway = closedExcept(entry, ["gateway/**", ...(adjacent.gateway ?? []), ...contracts]);
  const everything = closedExcept("", ["**"]);
  const inNode = (files: string, ...patterns: Pattern[]): OxlintOverride => ({
    files: [files],
    rules: { ...restrict(...site, upwards, react, alias, ...patterns) },
  });
  return [
    ...folders
      .filter((name) => !shared.includes(name) || ["editor", "http", "models"].includes(name))
      .flatMap(capability),
    { files: ["cms/shell/**"], rules: restrict(...site, upwards, node, prismic) },
    { files: ["cms/shell/server.ts"], rules: restrict(...site, upwards, everything) },
    inNode("cms/checks/rules/**", rules),
    inNode("cms/repository/domain/**", domain),
    inNode("cms/repository/store/**", store),
    inNode("cms/repository/import/**", importing),
    inNode("cms/repository/protocol/**", protocol),
    inNode("cms/cli/**", cli),
    inNode("cms/*.ts"),
    // These are route handlers inside Next, which knows @/.
    { files: ["cms/gateway/**"], rules: restrict(...site, upwards, react, gateway) },
    { files: ["cms/**/*.test.{ts,tsx}", "cms/**/testing/**"], rules: restrict(...site, upwards) },
  ];
}
