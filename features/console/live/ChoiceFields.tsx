import type { ReactNode } from "react";

import type { ConsoleStore } from "@/features/console/ConsoleStore";
import { messages } from "@/features/console/messages";
import { sources } from "@/features/console/model";
import type { ChainName, MenuNetwork } from "@/features/console/model";
import { NetworkOptions } from "@/features/console/NetworkOptions";
import { categoryName } from "@/features/shared/catalogue/categories";
import { technicalName } from "@/features/shared/catalogue/names";
import type { Locale } from "@/features/shared/locale";
import { observer } from "@/features/shared/mobx";
import { Field } from "@/features/shared/ui/Field";

import styles from "@/features/console/index.module.css";

type Props = {
  store: ConsoleStore;
  /** Chains that a visitor may choose among. */
  chains: readonly ChainName[] | undefined;
  locale: Locale;
  onChain: (key: string) => void;
};

/** Network, interface and method, in the browser's own controls. */
export const ChoiceFields = observer(function ChoiceFields({ store, chains, locale, onChain }: Props) {
  const text = messages[locale];
  const { draft, menu } = store;
  const { methods } = draft;
  const categories = [...new Set(methods.map(({ category }) => category))];
  return (
    <div className={styles.choiceFields}>
      {chains ? (
        <Choice label={text.chain} name="chain" value={menu.chain} onChange={onChain}>
          {chains.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </Choice>
      ) : null}
      <Choice
        label={text.network}
        name="network"
        value={draft.networkId}
        onChange={(network) => store.choose({ network })}
      >
        <NetworkOptions
          networks={menu.networks.map((network) => ({ ...network, source: getNetworkSource(network) }))}
          hasKey={store.key !== undefined}
          locale={locale}
        />
      </Choice>
      <Choice
        label={text.interface}
        name="interface"
        value={draft.interfaceId}
        onChange={(name) => store.choose({ interface: name })}
      >
        {draft.interfaces.map(({ id }) => (
          <option key={id} value={id}>
            {technicalName(id, locale)}
          </option>
        ))}
      </Choice>
      <Choice
        label={text.method}
        name="method"
        value={draft.methodName}
        isCode
        onChange={(name) => store.choose({ network: draft.networkId, interface: draft.interfaceId, method: name })}
      >
        {categories.map((category) => (
          <optgroup key={category} label={categoryName(category, locale)}>
            {methods
              .filter((one) => one.category === category)
              .map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </Choice>
    </div>
  );
});

/** The best that answers on an interface of a network. */
const getNetworkSource = ({ interfaces }: MenuNetwork) =>
  sources.find((source) => interfaces.some((one) => one.source === source)) ?? "example";

type ChoiceProps = {
  label: string;
  name: string;
  value: string;
  isCode?: boolean;
  onChange: (value: string) => void;
  children: ReactNode;
};

const Choice = ({ label, name, value, isCode = false, onChange, children }: ChoiceProps) => (
  <Field label={label}>
    {({ id }) => (
      <select
        id={id}
        name={name}
        value={value}
        className={isCode ? styles.code : undefined}
        translate={isCode ? "no" : undefined}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    )}
  </Field>
);
