import { siteEnvironment, startBackEnds } from "./backEnds.ts";
import { provideBrowser } from "./browser.ts";
import { runCommand } from "./command.ts";
import { makeSandbox } from "./sandbox.ts";
import { takeScreens } from "./screens/takeScreens.ts";
import { takeSlicePictures } from "./screens/takeSlicePictures.ts";
import { buildSite, startSite, testDistDir } from "./site.ts";

// npm run screens [-- word …]: only the screens whose name holds one of the words.
await runCommand(async ({ atEnd }) => {
  const browser = await provideBrowser();
  const sandbox = await makeSandbox(testDistDir, atEnd);
  const { settings } = sandbox;
  const env = siteEnvironment(settings, sandbox.env);
  await startBackEnds({ ...sandbox, atEnd, quiet: true });
  await buildSite({ settings, env });
  await startSite({ settings, env, atEnd, quiet: true });
  await takeScreens({ origin: `http://localhost:${settings.site.PORT}`, browser, words: process.argv.slice(2) });
  await takeSlicePictures({ origin: `http://localhost:${settings.site.PORT}`, browser });
  return 0;
});
