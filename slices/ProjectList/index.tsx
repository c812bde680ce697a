import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { readByType } from "@/features/content/server";
import { ProjectGroups } from "@/features/projects/server";

export default async function ProjectList({ slice, context }: SliceProps<Content.ProjectListSlice>) {
  const { locale } = context;
  const { title, lede } = slice.primary;
  const entries = await readByType("marketplace_project", locale);
  const projects = entries.map(({ id, path, title: name, summary, facts }) => ({
    id,
    path,
    title: name,
    summary,
    category: String(facts.category ?? ""),
    licence: String(facts.licence ?? ""),
    chains: String(facts.chains ?? "").split(/[\s,]+/),
  }));
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      <ProjectGroups projects={projects} locale={locale} />
    </SliceSection>
  );
}
