import type { Content } from "@prismicio/client";

import { Actions, RichText, SliceSection, SliceTitle } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { loadSettings } from "@/features/content/server";
import { EndpointPicker } from "@/features/instrument";
import { listPickedChains } from "@/features/instrument/server";
import { catalogue } from "@/features/shared/catalogue/catalogue";
import type { Locale } from "@/features/shared/locale";
import { Flags } from "@/features/shared/ui/Flag";

import styles from "./index.module.css";

export default function CallToAction({ slice, context }: SliceProps<Content.CallToActionSlice>) {
  const { flag, title, text, actions } = slice.primary;
  return (
    <SliceSection slice={slice} locale={context.locale}>
      <div className={styles.root} data-variation={slice.variation}>
        <p className={styles.flag}>
          <Flags choice={flag} size={36} />
        </p>
        <div className={styles.content}>
          <SliceTitle field={title} slice={slice} />
          <div className={styles.text}>
            <RichText field={text} locale={context.locale} />
          </div>
          {slice.variation === "endpoint" ? (
            <Endpoint chain={slice.primary.protocol || "eth"} locale={context.locale} />
          ) : null}
        </div>
        <Actions links={actions} locale={context.locale} />
      </div>
    </SliceSection>
  );
}

async function Endpoint({ chain, locale }: { chain: string; locale: Locale }) {
  const settings = await loadSettings(locale);
  const host = settings.data.endpoint_host || "example.com";
  const chains = listPickedChains(catalogue);
  return <EndpointPicker chains={chains} start={chain} host={host} name="end-region" locale={locale} />;
}
