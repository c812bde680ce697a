import type { Content } from "@prismicio/client";

import { SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { loadEndpointHost, readByType } from "@/features/content/server";
import { ProjectGroups, readProjectFilters } from "@/features/projects/server";

import { findSetting } from "@/slices/findSetting";

export default async function ProjectList({ slice, context }: SliceProps<Content.ProjectListSlice>) {
  const { locale } = context;
  const { title, lede } = slice.primary;
  const [entries, host] = await Promise.all([readByType("marketplace_project", locale), loadEndpointHost(locale)]);
  const settings = await Promise.all(entries.map(({ id }) => findSetting(id, host)));
  const projects = entries.map(({ id, path, title: name, summary, facts }, index) => ({
    id,
    path,
    title: name,
    summary,
    setting: settings[index],
    category: String(facts.category ?? ""),
    licence: String(facts.licence ?? ""),
    chains: String(facts.chains ?? "").split(/[\s,]+/),
  }));
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede}>
      <ProjectGroups projects={projects} filters={readProjectFilters(context.query, projects)} locale={locale} />
    </SliceSection>
  );
}
