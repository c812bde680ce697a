import { serveContent } from "./serveContent.ts";

// The repository with the site's own content, alone in its process, for tests of those who ask it. Says its origin once it listens.
const { origin, close } = await serveContent({ contentDir: "content" });
process.once("SIGTERM", () => void close().then(() => process.exit(0)));
process.stdout.write(`${origin}\n`);
