import { escapeXml } from "@/features/shared/printable";

/** A piece of XML: text has to be escaped to become one. */
type Xml = { xml: string };

type Attributes = Record<string, string>;

const declaration = '<?xml version="1.0" encoding="utf-8"?>';

/** An element with attributes and content: text, or child elements; undefined children are skipped. */
export function element(name: string, attributes: Attributes, content?: string | (Xml | undefined)[]): Xml {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const head = `${name}${pairs.join("")}`;
  if (content === undefined) return { xml: `<${head}/>` };
  const inner =
    typeof content === "string" ? escapeXml(content) : content.map((one) => (one ? `\n${one.xml}` : "")).join("");
  return { xml: `<${head}>${inner}</${name}>` };
}

/** An element with text content; nothing without a text. */
export const textElement = (name: string, text: string | undefined): Xml | undefined =>
  text ? element(name, {}, text) : undefined;

/** A document with its root element. */
export const xmlDocument = (root: Xml): string => `${declaration}\n${root.xml}\n`;
