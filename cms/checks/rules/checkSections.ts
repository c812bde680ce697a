import { getSectionLink, readTexts } from "#contracts/sections.ts";

import { listSlices } from "./fields.ts";
import { report } from "./report.ts";
import type { Finding } from "./report.ts";
import type { Site } from "./site.ts";

/** A page's own texts of a section are texts that the section names. */
export const checkSections = (site: Site): Finding[] =>
  site.subjects.flatMap((document) =>
    listSlices(document).flatMap(({ type, primary, id }, index) => {
      const link = getSectionLink({ slice_type: type, primary });
      const section = link && site.content.findSection(link.id, document.lang);
      if (!section) return [];
      const names = Object.keys(readTexts(section.data.texts));
      const at = { field: `data.slices[${index}](${type}).primary.texts`, slice: id };
      return Object.keys(readTexts(primary.texts))
        .filter((name) => !names.includes(name))
        .map((name) => {
          const message = `the section has no text named ${name}, only ${names.join(", ") || "none"}`;
          return report(document, "section-text-unknown", { where: document.id, message, values: [name], ...at });
        });
    }),
  );
