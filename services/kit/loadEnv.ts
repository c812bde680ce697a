import { existsSync } from "node:fs";

// Node's own option logs each missing file. Variables already set win; `.env.local` wins over `.env`.
for (const file of [".env.local", ".env"]) if (existsSync(file)) process.loadEnvFile(file);
