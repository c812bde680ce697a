/**
 * The commands of package.json that install missing packages first; the others are plain tools.
 * - `module` exports a function of that name, or of `run`'s, which takes the arguments;
 * - `program` is imported with its arguments in `process.argv`, after `.env`.
 * `dev` says whether development packages are needed, `ports` that the site's ports have to be free.
 * @typedef {{ dev?: boolean, ports?: boolean }} Needs
 * @typedef {Needs & { module: string, run: string }} ModuleCommand
 * @typedef {Needs & { program: string, args?: string[] }} ProgramCommand
 * @type {Record<string, ModuleCommand | ProgramCommand>}
 */
export const commands = {
  start: { module: "run/serve.ts", run: "start", ports: true },
  dev: { module: "run/serve.ts", run: "dev", dev: true, ports: true },
  build: { module: "run/build.ts", run: "build" },
  upgrade: { module: "run/upgrade.ts", run: "upgrade" },
  cluster: { module: "run/cluster.ts", run: "cluster", dev: true },

  test: { module: "check/test.ts", run: "test", dev: true },
  "test:e2e": { module: "check/e2e.ts", run: "e2e", dev: true },
  check: { module: "check/check.ts", run: "check", dev: true },
  newcomer: { module: "check/newcomer.ts", run: "newcomer", dev: true },
  licences: { program: "tools/check/licences.ts", dev: true },

  bench: { module: "measure/bench.ts", run: "bench", dev: true },
  screens: { module: "measure/screens.ts", run: "screens", dev: true },

  generate: { module: "generate/generate.ts", run: "generate", dev: true },
  examples: { module: "generate/examples.ts", run: "examples", dev: true },
  rebrand: { module: "generate/rebrand.ts", run: "rebrand", dev: true },
  "new:slice": { module: "generate/newSlice.ts", run: "newSlice", dev: true },
  "new:site": { module: "generate/newSite.ts", run: "newSite" },
  "rename:slice": { module: "generate/renameSlice.ts", run: "renameSlice", dev: true },
  "remove:slice": { module: "generate/removeSlice.ts", run: "removeSlice", dev: true },
  "new:feature": { module: "generate/newFeature.ts", run: "newFeature", dev: true },
  slicemachine: { module: "run/slicemachine.ts", run: "slicemachine", dev: true },

  services: { program: "services/main.ts" },
  leads: { program: "services/forms/leads.ts" },
  import: { program: "cms/cli/import/importCommand.ts" },
  people: { program: "cms/cli/people/peopleCommand.ts" },
  probe: { program: "services/availability/probe.ts" },
  links: { program: "services/links.ts" },
  backup: { program: "services/backup/backupCommand.ts" },
  restore: { program: "services/backup/restoreCommand.ts" },
  "secrets:rotate": { program: "services/rotateSecrets.ts" },
  "publish:pages": { program: "deploy/publish.ts" },

  "content:validate": { program: "cms/cli/validate/validateCommand.ts" },
  "content:check": { program: "cms/cli/check/checkCommand.ts" },
  "content:mocks": { program: "cms/cli/mocks/mocksCommand.ts" },
  "content:open": { program: "cms/cli/open/openCommand.ts" },
  "content:compose": { program: "cms/cli/compose/composeCommand.ts" },
  "content:remove": { program: "cms/cli/remove/removeCommand.ts" },
  "content:merge": { program: "cms/cli/sync/mergeCommand.ts" },
  "content:pull": { program: "cms/cli/sync/pullCommand.ts" },
  "content:push": { program: "cms/cli/sync/pushCommand.ts" },
  ...publishing("preview", "publish", "schedule", "unpublish", "undo"),
};

/** @param {string[]} actions */
function publishing(...actions) {
  const program = "cms/cli/publish/publishCommand.ts";
  return Object.fromEntries(actions.map((action) => [`content:${action}`, { program, args: [action] }]));
}
