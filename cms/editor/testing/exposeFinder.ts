import { FieldFinder } from "#cms/editor/on-page/FieldFinder.ts";
import { compact } from "#cms/editor/on-page/listFieldTexts.ts";

// Bundled by a test into the simulator.
Object.assign(window, { FieldFinder, compact });
