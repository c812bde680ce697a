import { existsSync } from "node:fs";

// Node's own option speaks of every file that is not there. What is set already stays; `.env.local` is over `.env`.
for (const file of [".env.local", ".env"]) if (existsSync(file)) process.loadEnvFile(file);
