import { chooseRegion } from "@/features/shared/platform/chosenRegion";
import { chooseNetwork } from "@/features/shared/samples/chosenNetwork";
import { isRegionId } from "@/features/shared/platform/regions";
import { updateUrl } from "@/features/shared/ui/updateUrl";

import { copy } from "./copy";
import { chooseSample } from "./samples";

/** Delegated listeners for the controls in slices: copy buttons, players, code languages, disclosures. */
export function listenToControls(signal: AbortSignal): void {
  document.addEventListener("click", onClick, { signal });
  document.addEventListener("change", onChange, { signal });
  // It does not bubble.
  document.addEventListener("toggle", onToggle, { signal, capture: true });
}

/** The URL leads to what was opened, such as an answer. */
function onToggle({ target }: Event): void {
  const anchor = target instanceof HTMLDetailsElement && target.open ? target.querySelector(":scope > [id]")?.id : "";
  if (anchor) updateUrl(() => ({ url: `#${anchor}` }));
}

function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest<HTMLElement>("[data-copy]");
  const region = event.target.closest<HTMLElement>("[data-choose-region]");
  const player = event.target.closest<HTMLAnchorElement>("a[data-player]");
  if (button) void copy(button);
  if (region) pickRegion(region);
  if (player && !event.metaKey && !event.ctrlKey) {
    event.preventDefault();
    play(player);
  }
}

/** A choice in a menu closes it, and the focus returns to its button. */
function pickRegion(button: HTMLElement): void {
  const { chooseRegion: id } = button.dataset;
  if (!isRegionId(id)) return;
  chooseRegion(id);
  const menu = button.closest("details");
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
}

function play(link: HTMLAnchorElement): void {
  const frame = document.createElement("iframe");
  frame.src = link.dataset.player ?? "";
  frame.title = link.dataset.title ?? "";
  frame.allow = "autoplay; fullscreen; picture-in-picture";
  frame.className = link.className;
  link.replaceWith(frame);
  frame.focus();
}

function onChange(event: Event): void {
  if (event.target instanceof HTMLSelectElement) return onSelect(event.target);
  if (!(event.target instanceof HTMLInputElement)) return;
  const { sample, region } = event.target.dataset;
  if (isRegionId(region)) chooseRegion(region);
  if (sample) chooseSample(sample);
}

function onSelect(select: HTMLSelectElement): void {
  const { sampleNetwork, sampleLanguage } = select.dataset;
  if (sampleNetwork !== undefined) chooseNetwork(select);
  if (sampleLanguage !== undefined) chooseSample(select.value);
}
