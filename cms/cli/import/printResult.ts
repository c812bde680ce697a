import { countNoun } from "#contracts/countNoun.ts";
import type { Imported } from "#cms/imports/contract.ts";

/** Prints every document, file, redirect and loss of an import. */
export function printResult({ documents, files, redirects, losses, release }: Imported, isDryRun: boolean): void {
  for (const { type, lang, title, where, path, is_draft: isDraft } of documents)
    console.log(`document  ${type} ${lang} ${path ?? ""} ${title || where}${isDraft ? " (draft)" : ""}`);
  for (const { filename, size } of files) console.log(`file      ${filename} ${Math.ceil(size / 1_024)} KB`);
  for (const { from, to } of redirects) console.log(`redirect  ${from} → ${to}`);
  for (const { where, texts } of losses) console.log(`note      ${where}: ${texts.en ?? ""}`);
  const counts = [
    countNoun(documents.length, "document"),
    countNoun(files.length, "file"),
    countNoun(redirects.length, "redirect"),
  ].join(", ");
  if (isDryRun) console.log(`Dry run: ${counts} to import, with ${losses.length} losses and notes.`);
  else
    console.log(
      `${counts} imported${release ? `; publish the release “${release.label}” in the Studio, or import with --publish` : ""}.`,
    );
}
