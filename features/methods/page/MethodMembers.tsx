import type { MethodMember } from "@/features/shared/catalogue/references";
import type { Locale } from "@/features/shared/locale";
import { CodeName } from "@/features/shared/ui/CodeName";
import { CodeText } from "@/features/shared/ui/CodeText";

import { messages } from "./messages";
import { describeType } from "./describeType";
import styles from "./index.module.css";

type Props = { members: readonly MethodMember[]; locale: Locale };

/** Parameters, or members of a result: name, type and meaning, with the members of an object beneath. */
export const MethodMembers = ({ members, locale }: Props) => (
  <dl className={styles.members}>
    {members.map(({ name, type, isOptional, text, fields }) => (
      <div key={name}>
        <dt>
          <CodeName>{name}</CodeName>
          <span>
            {describeType(type, locale)}
            {isOptional ? ` · ${messages[locale].optional}` : null}
          </span>
        </dt>
        <dd>
          <CodeText>{text[locale]}</CodeText>
          {fields ? <MethodMembers members={fields} locale={locale} /> : null}
        </dd>
      </div>
    ))}
  </dl>
);
