"use client";

import { useEffect, useRef, useState } from "react";

import { demoChain } from "@/features/shared/contracts/demoChain";
import { localizePath } from "@/features/shared/locale";
import type { Locale } from "@/features/shared/locale";
import { chooseChain, chosenChain, subscribeToChain } from "@/features/shared/platform/chosenChain";
import { regions, usualRegion } from "@/features/shared/platform/regions";
import { getEndpointUrl } from "@/features/shared/requests/getEndpointUrl";
import { Button } from "@/features/shared/ui/Button";
import { Chip } from "@/features/shared/ui/Chip";
import { CodeName } from "@/features/shared/ui/CodeName";
import { CopyButton } from "@/features/shared/ui/CopyButton";
import { Flag } from "@/features/shared/ui/Flag";
import { useEarlyInput } from "@/features/shared/ui/useEarlyInput";

import { messages } from "./messages";
import type { PickedChain } from "./listPickedChains";

import styles from "./EndpointPicker.module.css";

type Props = {
  chains: readonly PickedChain[];
  /** Key of the chain that is chosen first. */
  start: string;
  host: string;
  /** Name of the radio group of regions; another on the same page has another. */
  name: string;
  /** The demo chain's URL, where this site runs it. */
  demo?: string | undefined;
  locale: Locale;
};

/**
 * A chain, a region, and the endpoint they make. The region needs no script; without it the chain leads to the list of
 * chains. Every picker of a page shows the same choice.
 */
export function EndpointPicker({ chains, start, host, name, demo, locale }: Props) {
  const text = messages[locale];
  const root = useRef<HTMLDivElement>(null);
  const [key, setKey] = useState(start);
  useEarlyInput(root);
  useEffect(() => {
    const show = () => setKey(chosenChain() ?? start);
    show();
    return subscribeToChain(show);
  }, [start]);
  const chain = chains.find((one) => one.key === key) ?? chains[0];
  if (!chain) return null;
  return (
    <div ref={root} className={styles.root}>
      <form className={styles.chain} action={localizePath("/nodes/", locale)}>
        <label>
          <span>{text.chain}</span>
          <select name="q" value={chain.key} onChange={(event) => chooseChain(event.target.value)}>
            {chains.map((one) => (
              <option key={one.key} value={one.key}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" size="small" className={styles.go}>
          {text.open}
        </Button>
      </form>
      <fieldset className={styles.regions}>
        <legend className="visuallyHidden">{text.region}</legend>
        {regions.map(({ id, flag, name: { [locale]: region } }) => (
          <Chip key={id} name={name} value={id} defaultChecked={id === usualRegion} data-region={id}>
            <Flag name={flag} size={18} /> {region}
          </Chip>
        ))}
      </fieldset>
      {regions.map(({ id, name: { [locale]: region } }) => {
        const url = getEndpointUrl(host, id, chain.key, chain.network, chain.interface);
        return (
          <p key={id} className={styles.url} data-region={id}>
            <CodeName>{url}</CodeName>
            <CopyButton text={url} locale={locale} label={text.copyUrl(chain.name, region)} />
          </p>
        );
      })}
      {demo ? (
        <div className={styles.demo} data-away={chain.key === demoChain.chain ? undefined : ""}>
          <p>
            {demoChain.name[locale]} <span>{text.respondsNow}</span>
          </p>
          <p>
            <CodeName>{demo}</CodeName>
            <CopyButton text={demo} locale={locale} label={text.copyDemo} quiet />
          </p>
        </div>
      ) : null}
    </div>
  );
}
