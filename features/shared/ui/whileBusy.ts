/** Marks the element that was clicked as busy until what it opens is loaded. */
export async function whileBusy<Loaded>(opener: Element | null | undefined, loading: Promise<Loaded>): Promise<Loaded> {
  opener?.setAttribute("aria-busy", "true");
  try {
    return await loading;
  } finally {
    opener?.removeAttribute("aria-busy");
  }
}
