import type { TestDocument } from "#cms/testing/startContent.ts";

type Text = { lang: string; home: string; about: string; paragraph: string };

/** The languages of the starter, with texts for its pages. */
export const starterLanguages = [
  { id: "en-us", name: "English - United States" },
  { id: "fr-fr", name: "French - France" },
];
const texts: Text[] = [
  { lang: "en-us", home: "Welcome", about: "About us", paragraph: "Everything in one place." },
  { lang: "fr-fr", home: "Bienvenue", about: "À propos", paragraph: "Tout au même endroit." },
];

const heading = (text: string, type = "heading1") => [{ type, text, spans: [], direction: "ltr" }];
const image = (alt: string) => ({ url: "photo.jpg", alt });
const toPage = (lang: string, uid: string) => ({ link_type: "Document", id: `page-${uid}-${lang}` });

/** Documents of every type and slice of the starter, in both of its languages. */
export const starterDocuments: TestDocument[] = texts.flatMap(({ lang, home, about, paragraph }) => {
  const make = (type: string, uid: string | null, data: object): TestDocument => ({
    id: `${type}-${uid ?? "one"}-${lang}`,
    group: `${type}-${uid ?? "one"}`,
    type,
    uid,
    lang,
    data,
  });
  const slice = (slice_type: string, variation: string, primary: object) => ({
    id: `${slice_type}$${variation}`,
    slice_type,
    variation,
    primary,
    items: [],
  });
  const intro = [...heading(home), ...heading(paragraph, "paragraph")];
  return [
    make("settings", null, {
      siteTitle: heading(home),
      logo: image(home),
      newsletterDescription: intro,
      newsletterDisclaimer: heading(paragraph, "paragraph"),
    }),
    make("navigation", null, {
      links: [
        { label: heading(home, "heading3"), link: toPage(lang, "home") },
        { label: heading(about, "heading3"), link: toPage(lang, "about") },
      ],
    }),
    make("page", "home", {
      title: heading(home),
      slices: [
        slice("hero", "default", { text: intro, image: image(home) }),
        slice("text_with_image", "default", { text: intro, image: image(about) }),
        slice("text_with_features", "default", {
          icon: image(home),
          text: intro,
          features: [{ description: heading(paragraph, "paragraph") }],
        }),
      ],
    }),
    make("page", "about", {
      title: heading(about),
      slices: [
        slice("hero", "withButton", { text: intro, buttonText: home, buttonLink: toPage(lang, "home") }),
        slice("image", "white", { image: image(about), withAccent: true }),
        slice("image", "lightSlate", { image: image(home), withAccent: false }),
      ],
    }),
  ];
});
