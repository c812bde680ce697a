// Elements that run, load or are parsed by rules of their own.
const unwanted = "script,style,link,meta,base,iframe,object,embed,template,noscript,svg,math";
const urlAttributes = new Set(["href", "src", "action", "formaction", "poster", "background"]);
const safeUrl = /^(?:https?:|mailto:|tel:|[/#?.]|[\w-]+(?:[/?#.]|$)|data:image\/(?:png|jpeg|gif|webp);)/i;

/** Pasted markup without anything that could run: text, links, pictures, structure and styles stay. */
export function cleanMarkup(markup: string): string {
  // An inert document: nothing in it is loaded or run.
  const { body } = document.implementation.createHTMLDocument("");
  body.innerHTML = markup;
  for (const element of body.querySelectorAll(unwanted)) element.remove();
  for (const element of body.querySelectorAll("*")) {
    for (const { name, value } of [...element.attributes]) {
      const isUnsafe = /^on|^srcdoc$|^xlink:/i.test(name) || (urlAttributes.has(name) && !isSafeUrl(value));
      if (isUnsafe) element.removeAttribute(name);
    }
  }
  return body.innerHTML;
}

// Browsers ignore control characters and spaces within a scheme.
const isSafeUrl = (url: string) => safeUrl.test(url.replace(/[\p{Cc}\s]/gu, ""));
