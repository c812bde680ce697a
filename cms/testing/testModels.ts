const field = (type: string, config: object = {}) => ({ type, config: { label: type, ...config } });
const link = (select: string | null = null) => field("Link", { select });

const article = {
  id: "article",
  label: "Article",
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: field("UID"),
      title: field("StructuredText", { single: "heading1" }),
      body: field("StructuredText", { multi: "paragraph,heading2,strong,hyperlink,image" }),
      name: field("Text"),
      mood: field("Select", { options: ["calm", "stormy"] }),
      size: field("Number"),
      day: field("Date"),
      moment: field("Timestamp"),
      open: field("Boolean", { default_value: false }),
      place: field("GeoPoint"),
      author: field("Link", { select: "document", customtypes: ["author", "article"] }),
      parent: link("document"),
      site: link(),
      picture: field("Image"),
      parts: field("Group", { fields: { word: field("Text"), number: field("Number"), who: link("document") } }),
      slices: field("Slices", { choices: { quote: { type: "SharedSlice" }, pair: { type: "SharedSlice" } } }),
    },
  },
};

const author = {
  id: "author",
  label: "Author",
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: field("UID"),
      name: field("Text"),
      bio: field("StructuredText", { multi: "paragraph" }),
      boss: link("document"),
    },
  },
};

const single = {
  id: "settings",
  label: "Settings",
  repeatable: false,
  status: true,
  json: { Main: { name: field("Text") } },
};

const page = {
  id: "page",
  label: "Page",
  repeatable: true,
  status: true,
  json: { Main: { uid: field("UID"), title: field("Text"), parent: link("document") } },
};

const docsPage = { ...page, id: "docs_page", label: "Docs page", json: { Main: { uid: field("UID") } } };

const slice = (id: string, variations: Record<string, object>) => ({
  id,
  type: "SharedSlice",
  name: id,
  variations: Object.entries(variations).map(([name, primary]) => ({ id: name, primary, items: {} })),
});

/** Types and slices of the tests, by folder name. */
export const testModels = {
  types: { article, author, page, docs_page: docsPage, settings: single },
  slices: {
    Quote: slice("quote", {
      default: { words: field("Text"), who: link("document") },
      long: { words: field("Text"), more: field("Text") },
    }),
    Pair: slice("pair", { default: { left: field("Text") } }),
  },
};
