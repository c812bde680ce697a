import { serve } from "./serve.ts";

await serve({ development: false });
