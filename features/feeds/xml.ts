import { escapeXml } from "@/features/shared/printable";

/** A piece of XML: text has to be escaped to become one. */
type Xml = { xml: string };

type Attributes = Record<string, string>;

const declaration = '<?xml version="1.0" encoding="utf-8"?>';

/** An element with its attributes and what stands in it: a text, or other elements of which some may be missing. */
export function element(name: string, attributes: Attributes, content?: string | (Xml | undefined)[]): Xml {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const head = `${name}${given.join("")}`;
  if (content === undefined) return { xml: `<${head}/>` };
  const inner =
    typeof content === "string" ? escapeXml(content) : content.map((one) => (one ? `\n${one.xml}` : "")).join("");
  return { xml: `<${head}>${inner}</${name}>` };
}

/** An element that holds a text; nothing where there is none. */
export const textElement = (name: string, text: string | undefined): Xml | undefined =>
  text ? element(name, {}, text) : undefined;

/** A document with its root element. */
export const xmlDocument = (root: Xml): string => `${declaration}\n${root.xml}\n`;
