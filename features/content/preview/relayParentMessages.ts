// Prismic's simulator accepts messages from Prismic's own origins only.
const trustedOrigin = "https://studio.prismic.io";

/**
 * Lets an editor on the site's own origin speak to Prismic's simulator in this page: messages of the page around it are
 * sent again as if they came from Prismic. Those of other origins are unchanged. Returns a function that stops it.
 */
export function relayParentMessages(): () => void {
  const relay = (event: MessageEvent<unknown>) => {
    const isOwn = event.isTrusted && event.source === window.parent && event.origin === location.origin;
    if (!isOwn || window.parent === window) return;
    event.stopImmediatePropagation();
    const { data, source, ports } = event;
    window.dispatchEvent(
      new window.MessageEvent("message", { data, source, ports: [...ports], origin: trustedOrigin }),
    );
  };
  window.addEventListener("message", relay);
  return () => window.removeEventListener("message", relay);
}
