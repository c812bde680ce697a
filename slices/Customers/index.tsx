import type { Content } from "@prismicio/client";

import { OrganizationList, SliceSection } from "@/features/content";
import type { SliceProps } from "@/features/content";
import { DemoMark } from "@/features/shared/ui/DemoMark";

import styles from "./index.module.css";

export default function Customers({ slice, context }: SliceProps<Content.CustomersSlice>) {
  const { locale } = context;
  const { title, lede, note, customers } = slice.primary;
  const organizations = customers.map(({ fact, ...customer }) => ({ ...customer, line: fact }));
  return (
    <SliceSection slice={slice} locale={locale} title={title} lede={lede} layout="beside">
      <OrganizationList organizations={organizations} locale={locale} wide />
      {note ? (
        <p className={styles.note}>
          <DemoMark locale={locale} />
          {note}
        </p>
      ) : null}
    </SliceSection>
  );
}
