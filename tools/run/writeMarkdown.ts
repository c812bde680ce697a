// Program of a build: stores its pages as Markdown.
import { writeBuiltPages } from "../../server/pages/MarkdownPages.ts";

await writeBuiltPages(process.env.NEXT_DIST_DIR || ".next");
