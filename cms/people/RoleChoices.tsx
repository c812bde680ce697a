import { observer } from "@/features/shared/mobx";
import { Choice } from "@/features/shared/ui/Choice";
import { messages as frameMessages } from "#cms/shell/messages.ts";
import { useStudio } from "#cms/shell/StudioContext.tsx";
import form from "#cms/shell/ui/form.module.css";

import { roles } from "./contract.ts";
import type { Role } from "./contract.ts";
import { messages } from "./messages.ts";
import styles from "./PeopleScreen.module.css";

/** One of the roles, each with what it may do. */
export const RoleChoices = observer(function RoleChoices({
  role,
  onChange,
}: {
  role: Role;
  onChange: (role: Role) => void;
}) {
  const { locale } = useStudio();
  const text = messages[locale];
  return (
    <fieldset className={styles.roles}>
      <legend>{text.role}</legend>
      {roles.map((one) => (
        <label key={one} className={form.choice}>
          <Choice type="radio" name="role" value={one} checked={role === one} onChange={() => onChange(one)} />
          <span>
            {frameMessages[locale].roles[one]}
            <small>{text.mayDo[one]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
});
