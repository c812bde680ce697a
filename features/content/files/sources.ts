import { env } from "@/features/shared/env";

/** An origin of document files: its base URL, and its folder on the site's origin. */
export type FileSource = {
  /** Beginning of the file's name on the site: `""`, or a folder with a slash at its end. */
  folder: string;
  /** URL without a slash at its end. */
  base: string;
  /** Pictures come in any width (`w`), and cut (`rect`). */
  resizes: boolean;
  /** Links to it are repository files, not other websites. */
  isRepository: boolean;
};

const embedded = /\/content\/api\/v2$/;
const isEmbedded = embedded.test(env.PRISMIC_API_URL);

/** Prismic repositories whose files belong to the site: Prismic's hosts are shared by all repositories. */
const hostedRepositories = isEmbedded
  ? []
  : new Set([
      env.PRISMIC_REPOSITORY,
      ...(/^https:\/\/([\w-]+?)(?:\.cdn)?\.prismic\.io\//.exec(env.PRISMIC_API_URL)?.slice(1) ?? []),
    ]);

const foreign = (host: string, path: string, resizes: boolean, isRepository: boolean): FileSource => ({
  folder: `web/${host}${path}/`,
  base: `https://${host}${path}`,
  resizes,
  isRepository,
});

const storage: FileSource = { folder: "", base: env.IMAGES_URL, resizes: true, isRepository: true };

const others: FileSource[] = [
  ...[...hostedRepositories].flatMap((name) => [
    foreign("images.prismic.io", `/${name}`, true, true),
    foreign(`${name}.cdn.prismic.io`, `/${name}`, false, true),
    foreign("prismic-io.s3.amazonaws.com", `/${name}`, false, true),
  ]),
  // Editors of a hosted repository find pictures of Unsplash in its media library; they stay on Unsplash's host.
  ...(isEmbedded ? [] : [foreign("images.unsplash.com", "", true, false)]),
  ...env.IMAGE_HOSTS.map((host) => foreign(host, "", /\.imgix\.net$|^images\.unsplash\.com$/.test(host), false)),
  ...(isEmbedded
    ? [
        {
          folder: "repository/",
          base: env.PRISMIC_API_URL.replace(embedded, "/storage/web/images"),
          resizes: true,
          isRepository: true,
        },
      ]
    : []),
];

/** The URL of a file, without its query, as a source and the name it has there (still percent-encoded). */
export function findSource(url: URL): { source: FileSource; name: string } | undefined {
  // http: of a public host is treated as https:.
  const spellings = [url.origin, url.origin.replace(/^http:/, "https:")].map((origin) => origin + url.pathname);
  for (const source of [storage, ...others]) {
    const spelling = spellings.find((one) => one.startsWith(`${source.base}/`));
    if (spelling) return { source, name: spelling.slice(source.base.length + 1) };
  }
  return undefined;
}

/** Source URL of a file by its (decoded) name on the site; `undefined` for an invalid name. */
export function findUpstream(name: string): { source: FileSource; url: string } | undefined {
  const parts = name.split("/");
  const isName = name.length <= 400 && parts.every((part) => /^[^\p{Cc}\\]+$/u.test(part) && !part.includes(".."));
  if (!isName) return undefined;
  const source = others.find(({ folder }) => name.startsWith(folder)) ?? storage;
  const path = name.slice(source.folder.length).split("/").map(encodeURIComponent).join("/");
  return path ? { source, url: `${source.base}/${path}` } : undefined;
}
