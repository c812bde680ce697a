import { toParams } from "@/features/console/call/compose";
import { defaultValues } from "@/features/console/call/values";
import { messages } from "@/features/console/messages";
import type { ChainName } from "@/features/console/model";
import { listExamples } from "@/features/console/listExamples";
import { NetworkOptions } from "@/features/console/NetworkOptions";
import { getSource } from "@/features/console/server/loadSources";
import type { Sources } from "@/features/console/server/loadSources";
import { listNetworks } from "@/features/console/server/menu";
import { categoryName } from "@/features/shared/catalogue/categories";
import { technicalName } from "@/features/shared/catalogue/names";
import type { Chain } from "@/features/shared/catalogue/chain";
import { formatNumber, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { Button } from "@/features/shared/ui/Button";
import { Code } from "@/features/shared/ui/Code";
import { Field } from "@/features/shared/ui/Field";

import { MethodResult } from "@/features/console/response/MethodResult";
import { findCall } from "./findCall";

import styles from "@/features/console/index.module.css";

type Props = {
  chain: Chain;
  /** Chains that a visitor may choose among. */
  chains?: readonly ChainName[] | undefined;
  /** The source of answers; `undefined` while unknown. */
  sources: Sources | undefined;
  /** The method that is chosen; the first without it. */
  methodName?: string | undefined;
  locale: Locale;
};

/** The console as HTML: a form that sends without script, and the documented answer of the chosen method. */
export function ConsolePreview({ chain, chains, sources, methodName, locale }: Props) {
  const text = messages[locale];
  const call = findCall(chain, methodName, sources);
  if (!call) return null;
  const { network, methods, method } = call;
  const categories = [...new Set(methods.map(({ category }) => category))];
  const values = defaultValues(method);
  const source = getSource(network, sources);
  const units = (source === "demo" ? method.demoUnits : method.computeUnits) ?? 0;
  const formId = `console-${chain.key}`;
  const networks = listNetworks(chain).map((one) => ({ id: one.id, name: one.name, source: getSource(one, sources) }));
  return (
    <div>
      {chains ? (
        <div className={styles.examples} role="group" aria-label={text.examples}>
          {/* Before the choice of the method: the first of two values counts. */}
          {listExamples(methods, locale).map(({ method: name, label }) => (
            <Button key={name} type="submit" size="small" form={formId} name="method" value={name}>
              {label}
            </Button>
          ))}
        </div>
      ) : null}
      <div className={styles.panel}>
        <form
          id={formId}
          className={styles.entry}
          method="post"
          action={chains ? "/api/console/" : `/api/console/${chain.key}/`}
        >
          <div className={styles.choiceFields}>
            {chains ? (
              <Field label={text.chain}>
                {({ id }) => (
                  <select id={id} name="chain" defaultValue={chain.key}>
                    {chains.map(({ key, name }) => (
                      <option key={key} value={key}>
                        {name}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
            ) : null}
            <Field label={text.network}>
              {({ id }) => (
                <select id={id} name="network" defaultValue={network.id}>
                  <NetworkOptions networks={networks} locale={locale} />
                </select>
              )}
            </Field>
            <Field label={text.interface}>
              {({ id }) => (
                <select id={id} name="interface" defaultValue={call.interfaceId}>
                  <option value={call.interfaceId}>{technicalName(call.interfaceId, locale)}</option>
                </select>
              )}
            </Field>
            <Field label={text.method}>
              {({ id }) => (
                <select id={id} name="method" className={styles.code} translate="no" defaultValue={method.name}>
                  {categories.map((category) => (
                    <optgroup key={category} label={categoryName(category, locale)}>
                      {methods
                        .filter((one) => one.category === category)
                        .map(({ name }) => (
                          <option key={name}>{name}</option>
                        ))}
                    </optgroup>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <div className={styles.request}>
            {method.fields.length === 0 ? (
              <p className={styles.note}>{text.noParameters}</p>
            ) : (
              <Field
                label={text.parameters}
                hint={source === "example" ? text.hints.json : text.parametersHint}
                optional={text.optional}
              >
                {(attributes) => (
                  <textarea
                    {...attributes}
                    name="params"
                    rows={3}
                    className={styles.code}
                    maxLength={12_000}
                    spellCheck={false}
                    placeholder={JSON.stringify(toParams(method, values))}
                  />
                )}
              </Field>
            )}
            <div className={styles.actions}>
              <Button type="submit" tone={source === "example" ? "secondary" : "primary"}>
                {source === "example" ? text.showExample : text.send}
              </Button>
            </div>
            <p className={styles.facts}>
              <span>{categoryName(method.category, locale)}</span>
              <span>{text.cost(formatNumber(units, locale))}</span>
              {method.reference ? <a href={localizePath(method.reference, locale)}>{text.reference}</a> : null}
            </p>
            <p className={styles.source} data-source={source}>
              {text.sources[source]}
            </p>
          </div>
        </form>
        <div className={styles.result}>
          <div className={styles.head}>
            <h3>{text.example}</h3>
          </div>
          {method.answer === undefined ? (
            <MethodResult method={method} locale={locale} />
          ) : (
            <>
              <Code code={JSON.stringify(method.answer, null, 2)} language="json" label={text.example} />
              <p className={styles.note}>{text.exampleNote}</p>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
