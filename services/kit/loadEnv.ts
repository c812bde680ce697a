import { existsSync } from "node:fs";

// Node's own option logs each missing file. Existing variables take precedence, then `.env.local`, then `.env`.
for (const file of [".env.local", ".env"]) if (existsSync(file)) process.loadEnvFile(file);
