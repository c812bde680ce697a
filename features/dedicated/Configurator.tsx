import { catalogue, findChain } from "@/features/shared/catalogue/catalogue";
import type { Chain } from "@/features/shared/catalogue/chain";
import { technicalName } from "@/features/shared/catalogue/names";
import { formatPrice, localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { regionName, regions, usualRegion } from "@/features/shared/platform/regions";
import { loadPlans } from "@/features/shared/platform/server";
import { Button } from "@/features/shared/ui/Button";
import { Chip } from "@/features/shared/ui/Chip";
import { ChainIcon } from "@/features/shared/ui/ChainIcon";
import { Flag } from "@/features/shared/ui/Flag";

import { ChainSelect } from "./ChainSelect";
import { Chosen } from "./Chosen";
import type { Choice } from "./Chosen";
import { listClients, listEffects, listFeatures } from "./choices";
import { listHardware } from "./listHardware";
import type { Hardware } from "./listHardware";
import { messages } from "./messages";
import { separator } from "./separator";
import styles from "./index.module.css";

const featured = ["eth", "bsc", "pol"].flatMap((key) => findChain(key) ?? []);

type Props = {
  chain: string;
  /** Whether the URL names it: the page is about this chain then, and has no cards of others. */
  isNamed: boolean;
  /** What a node of the chain needs, where it is known. */
  hardware: Hardware | undefined;
  locale: Locale;
};

/** The choice of a server, its chain from cards or a list; a form that leads to the sales contact. */
export async function Configurator({ chain: key, isNamed, hardware, locale }: Props) {
  const text = messages[locale];
  const { price, hasFreeMonth } = await loadOffer(locale);
  const chain = findChain(key) ?? findChain("eth");
  if (!chain) return null;
  const levels = chain.hasArchive ? (["full", "archive"] as const) : (["full"] as const);
  return (
    <form
      className={styles.form}
      id="server"
      action={localizePath("/contact/", locale)}
      data-contact-form="sales"
      data-paper=""
    >
      <input type="hidden" name="subject" value="business-sales" />
      {isNamed ? null : (
        <ul className={styles.cards}>
          {featured.map(({ key: one, name }) => (
            <li key={one}>
              <h3>
                <ChainIcon chain={one} size={24} />
                <a
                  href={`?chain=${one}#server`}
                  aria-label={text.configure(name)}
                  aria-current={one === chain.key ? "true" : undefined}
                >
                  {name}
                </a>
              </h3>
              <ul>
                {listFeatures(one, locale).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.choices}>
        <ChainSelect
          className={styles.chain}
          chain={chain.key}
          label={text.chain}
          changed={text.changed(chain.name)}
          options={catalogue.flatMap(({ key: one, name, isDedicated }) => (isDedicated ? [{ key: one, name }] : []))}
        />
        <noscript>
          <Button type="submit" formAction="#server">
            {text.show}
          </Button>
        </noscript>
        <fieldset>
          <legend>{text.region}</legend>
          {regions.map(({ id, flag, name: { [locale]: name } }) => (
            <Chip key={id} name="region" value={id} defaultChecked={id === usualRegion} data-region={id}>
              <Flag name={flag} /> {name}
            </Chip>
          ))}
        </fieldset>
        <Options
          key={`${chain.key}-client`}
          name="client"
          legend={text.client}
          options={listClients(chain.key, locale).map((client) => ({ value: client, label: client }))}
        />
        <Options
          key={`${chain.key}-data`}
          name="data"
          legend={text.data}
          options={levels.map((data) => ({ value: data, label: text[data] }))}
        />
        <fieldset key={`${chain.key}-interface`}>
          <legend>{text.interface}</legend>
          {chain.interfaces.map((name) => (
            <Chip key={name} name="interface" value={name} isMultiple defaultChecked>
              {technicalName(name, locale)}
            </Chip>
          ))}
        </fieldset>
        {chain.addOns.length > 0 ? (
          <fieldset key={`${chain.key}-add-on`}>
            <legend>{text.addOns}</legend>
            {chain.addOns.map((name) => (
              <Chip key={name} name="add_on" value={name} isMultiple>
                {technicalName(name, locale)}
              </Chip>
            ))}
          </fieldset>
        ) : null}
      </div>
      <div className={styles.summary}>
        <h3>{text.summary}</h3>
        <Chosen key={chain.key} first={firstChoices(chain, locale)} />
        {levels.map((data) => (
          <div key={data} className={styles.offer} data-offer={data}>
            {price ? <p className={styles.price}>{text.price[data](price)}</p> : null}
            {hasFreeMonth ? <p>{text.freeMonth}</p> : null}
            <p>{text.delivery[data]}</p>
            {hardware ? (
              <>
                <h4>{text.hardware(chain.name)}</h4>
                <Rows rows={listHardware(hardware, { data, hasArchive: chain.hasArchive, storage: text.storage })} />
              </>
            ) : null}
          </div>
        ))}
        <h4>{text.effects}</h4>
        <Rows rows={listEffects(chain, locale)} />
        <p>
          <a href={localizePath("/nodes/dedicated/", locale)}>{text.disks}</a>
        </p>
        <Button type="submit" tone="primary">
          {text.ask}
        </Button>
      </div>
    </form>
  );
}

type OptionsProps = { name: string; legend: string; options: { value: string; label: string }[] };

/** Options of which one is chosen, the first at first; a single one is text, sent with the others. */
const Options = ({ name, legend, options }: OptionsProps) => (
  <fieldset>
    <legend>{legend}</legend>
    {options.map(({ value, label }, index) =>
      options.length > 1 ? (
        <Chip key={value} name={name} value={value} defaultChecked={index === 0}>
          {label}
        </Chip>
      ) : (
        <label key={value} className={styles.only}>
          <input type="radio" name={name} value={value} defaultChecked hidden />
          {label}
        </label>
      ),
    )}
  </fieldset>
);

const Rows = ({ rows }: { rows: readonly Choice[] }) => (
  <dl>
    {rows.map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The form's initial choice. */
function firstChoices(chain: Chain, locale: Locale): Choice[] {
  const text = messages[locale];
  const [client = ""] = listClients(chain.key, locale);
  return [
    { name: text.chain, value: chain.name },
    { name: text.region, value: regionName(usualRegion, locale) },
    { name: text.client, value: client },
    { name: text.data, value: text.full },
    { name: text.interface, value: chain.interfaces.map((name) => technicalName(name, locale)).join(separator) },
  ];
}

/** Minimum monthly price of such a server, missing while prices are unavailable, and whether its first month is free. */
async function loadOffer(locale: Locale): Promise<{ price?: string; hasFreeMonth: boolean }> {
  const { value } = await loadPlans();
  const plan = value?.plans.find(({ isFrom }) => isFrom);
  const hasFreeMonth = plan?.freeMonths === 1;
  if (!value || plan?.pricePerMonth === undefined) return { hasFreeMonth };
  return { price: formatPrice(plan.pricePerMonth, locale, value.currency), hasFreeMonth };
}
