import { featureTests } from "./featureTests.ts";
import type { Names } from "./names.ts";
import type { Files } from "./writeFiles.ts";

/** The files of a new feature: two doors, shapes, words, a store, its widget, and tests. */
export const featureFiles = (names: Names): Files => ({
  "index.ts": door(names),
  "server.ts": server(names),
  "model.ts": model(names),
  "messages.ts": messages,
  [`${names.pascal}Store.ts`]: store(names),
  [`${names.pascal}Widget.tsx`]: widget(names),
  [`${names.pascal}Widget.module.css`]: style,
  ...featureTests(names),
});

const door = ({ pascal }: Names) => `"use client";

import dynamic from "next/dynamic";

// The door is lazy: one route serves every page, so an eager import would ship to all of them.
export const ${pascal}Widget = dynamic(() => import("./${pascal}Widget").then((room) => room.${pascal}Widget));
`;

const server = ({ pascal, kebab }: Names) => `import "server-only";

import { env } from "@/features/shared/env";
import { fetchJson } from "@/features/shared/http";

import { entriesSchema } from "./model";
import type { Entry } from "./model";

/** The entries; \`undefined\` when the platform cannot say. */
export async function load${pascal}(): Promise<Entry[] | undefined> {
  try {
    return await fetchJson(\`\${env.PLATFORM_API_URL}/${kebab}\`, entriesSchema, { timeout: 3_000 });
  } catch (error) {
    console.error("${kebab}: unavailable", error);
    return undefined;
  }
}
`;

const model = ({ kebab }: Names) => `import { array, object, string } from "yup";
import type { InferType } from "yup";

const entrySchema = object({ id: string().required(), name: string().required() });

/** \`GET ${kebab}\` of the platform. */
export const entriesSchema = array(entrySchema.required()).required();

export type Entry = InferType<typeof entrySchema>;
`;

const messages = `import type { Locale } from "@/features/shared/locale";

type Messages = { search: string; none: string; unavailable: string };

export const messages: Record<Locale, Messages> = {
  en: { search: "Search", none: "Nothing was found.", unavailable: "This cannot be read right now." },
  cn: { search: "搜索", none: "没有找到。", unavailable: "暂时无法读取。" },
};
`;

const store = ({ pascal }: Names) => `import { makeAutoObservable } from "@/features/shared/mobx";

import type { Entry } from "./model";

/** A list that can be searched. */
export class ${pascal}Store {
  readonly entries: readonly Entry[];
  search = "";

  constructor(entries: readonly Entry[]) {
    this.entries = entries;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Entries whose name contains what is sought. */
  get shown(): Entry[] {
    const sought = this.search.trim().toLowerCase();
    return this.entries.filter(({ name }) => name.toLowerCase().includes(sought));
  }

  setSearch(search: string): void {
    this.search = search;
  }
}
`;

const widget = ({ pascal }: Names) => `"use client";

import { useState } from "react";

import { observer } from "@/features/shared/mobx";
import type { Locale } from "@/features/shared/locale";
import { Notice } from "@/features/shared/ui/Notice";

import { messages } from "./messages";
import type { Entry } from "./model";
import { ${pascal}Store } from "./${pascal}Store";
import styles from "./${pascal}Widget.module.css";

type Props = {
  /** \`undefined\` when the platform could not be read. */
  entries: Entry[] | undefined;
  locale: Locale;
};

/** A list with a search; says so when the list could not be read. */
export const ${pascal}Widget = observer(function ${pascal}Widget({ entries, locale }: Props) {
  const [store] = useState(() => new ${pascal}Store(entries ?? []));
  const text = messages[locale];
  if (!entries) return <Notice tone="error">{text.unavailable}</Notice>;
  return (
    <div className={styles.root} data-hydrate="load">
      <input
        type="search"
        aria-label={text.search}
        value={store.search}
        onChange={(event) => store.setSearch(event.target.value)}
      />
      {store.shown.length === 0 ? <Notice tone="empty">{text.none}</Notice> : null}
      <ul>
        {store.shown.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </div>
  );
});
`;

const style = `.root {
  display: grid;
  gap: var(--space-s);
}
`;
