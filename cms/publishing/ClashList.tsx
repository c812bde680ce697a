import { TriangleAlert } from "lucide-react";

import type { Clash } from "#cms/schedules/clashes.contract.ts";
import { writeReleasePath } from "#cms/shell/screenPaths.ts";
import { formatPlanned } from "#cms/shell/time/formatPlanned.ts";
import { StudioLink } from "#cms/shell/ui/StudioLink.tsx";
import { formatMoment } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";

import { messages } from "./messages.ts";
import styles from "./PublishDialog.module.css";

/** What stands against the publication of a draft: other drafts of the same document or address, later publications. */
export function ClashList({ clashes, locale }: { clashes: readonly Clash[]; locale: Locale }) {
  return clashes.map((clash) => (
    <small key={`${clash.kind} ${clash.id} ${clash.label}`} role="note" className={styles.clash}>
      <TriangleAlert size={14} strokeWidth={2} aria-hidden="true" />
      <span>
        {describeClash(clash, locale)}{" "}
        {clash.id ? <StudioLink href={writeReleasePath(clash.id)}>{messages[locale].toRelease}</StudioLink> : null}
      </span>
    </small>
  ));
}

function describeClash({ kind, label, at, path, release }: Clash, locale: Locale): string {
  const text = messages[locale].clashes;
  const format = kind === "published" ? formatMoment : formatPlanned;
  const when = at === null ? "" : format(new Date(at), locale);
  if (kind === "path") return text.path(path ?? "", label, release ?? "", when);
  if (kind === "release") return text.release(label, when);
  return kind === "draft" ? text.draft(label) : text.published(label, when);
}
