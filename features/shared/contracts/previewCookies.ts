/** Cookie in which Prismic's toolbar and this site store a preview's token. */
export const previewCookie = "io.prismic.preview";

/** Cookie with which Next marks its draft mode. */
const draftModeCookie = "__prerender_bypass";

type PreviewCookies = { draftMode: string; preview: string };

/**
 * An editor's two cookies in a `Cookie` header, as they were sent; `undefined` unless both are there. They can be
 * forged; the server process and the page verify them.
 */
export function readPreviewCookies(header: string | null | undefined): PreviewCookies | undefined {
  if (!header?.includes(`${previewCookie}=`)) return undefined;
  const cookies = new Map(header.split(/; */).map((one) => splitOnce(one)));
  const [draftMode, preview] = [cookies.get(draftModeCookie), cookies.get(previewCookie)];
  return draftMode === undefined || preview === undefined ? undefined : { draftMode, preview };
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf("=");
  return [text.slice(0, at), text.slice(at + 1)];
}
