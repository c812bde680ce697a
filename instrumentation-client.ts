import { followTranslation } from "@/app/_page/followTranslation";

// Before React hydrates the page, which keeps the text nodes that it finds.
followTranslation();
