import type { Problem } from "./context.ts";
import { isObject } from "./document.ts";
import type { Json } from "./document.ts";

/** Finds images on hosts other than `hosts`, which the site may not load. */
export function findForeignImages(value: Json | undefined, hosts: readonly string[], path = ""): Problem[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => findForeignImages(item, hosts, `${path}[${index}]`));
  if (!isObject(value)) return [];
  const below = Object.entries(value).flatMap(([name, member]) =>
    findForeignImages(member, hosts, path === "" ? name : `${path}.${name}`),
  );
  const { url } = value;
  const isPicture = value.link_type === undefined && "edit" in value;
  if (!isPicture || typeof url !== "string" || !/^https?:\/\//i.test(url)) return below;
  const host = URL.canParse(url) ? new URL(url).host : url;
  if (hosts.includes(host)) return below;
  const reason = `the site shows no pictures of ${host}: upload the picture to the media library, or name its host in IMAGE_HOSTS`;
  return [{ field: path, reason }, ...below];
}
