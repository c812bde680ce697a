/** What tests of imports read: exports of other systems. */
export type WxrPost = {
  id: number;
  title: string;
  link?: string;
  name?: string;
  kind?: string;
  status?: string;
  parent?: number;
  content?: string;
  excerpt?: string;
  fileUrl?: string;
  password?: string;
  comments?: number;
  terms?: [domain: string, name: string][];
  meta?: Record<string, string>;
};

const cdata = (text: string) => `<![CDATA[${text}]]>`;

/** An export of WordPress, as its own exporter writes it. */
export const makeWxr = (siteUrl: string, posts: readonly WxrPost[]): string => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old blog</title><link>${siteUrl}</link><wp:base_site_url>${siteUrl}</wp:base_site_url><wp:base_blog_url>${siteUrl}</wp:base_blog_url>
<wp:author><wp:author_login>${cdata("ann")}</wp:author_login><wp:author_display_name>${cdata("Ann Example")}</wp:author_display_name></wp:author>
${posts.map((post) => writeItem(post, siteUrl)).join("\n")}
</channel></rss>`;

function writeItem(post: WxrPost, siteUrl: string): string {
  const {
    id,
    title,
    name = `post-${id}`,
    kind = "post",
    status = "publish",
    parent = 0,
    content = "",
    comments = 0,
  } = post;
  const { link = `${siteUrl}/2020/05/${name}/`, excerpt = "", fileUrl, password = "", terms = [], meta = {} } = post;
  return `<item><title>${title}</title><link>${link}</link><dc:creator>${cdata("ann")}</dc:creator>
<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata(excerpt)}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2020-05-0${(id % 9) + 1} 10:00:00</wp:post_date_gmt><wp:post_name>${name}</wp:post_name>
<wp:status>${status}</wp:status><wp:post_parent>${parent}</wp:post_parent><wp:post_type>${kind}</wp:post_type><wp:post_password>${password}</wp:post_password>
${fileUrl === undefined ? "" : `<wp:attachment_url>${fileUrl}</wp:attachment_url>`}
${terms.map(([domain, term]) => `<category domain="${domain}" nicename="x">${cdata(term)}</category>`).join("")}
${Object.entries(meta)
  .map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  )
  .join("")}
${"<wp:comment><wp:comment_approved>1</wp:comment_approved></wp:comment>".repeat(comments)}
</item>`;
}
