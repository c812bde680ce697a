import type { Content } from "@prismicio/client";

/** Settings and navigation before they are published: a new repository has its Studio and a page that leads there. */
export const emptySingles: {
  settings: Content.SettingsDocument["data"];
  navigation: Content.NavigationDocument["data"];
} = {
  settings: {
    site_name: null,
    tagline: null,
    description: null,
    legal_name: null,
    address: [],
    share_image: {},
    endpoint_host: null,
    blockchains_amount: null,
    nodes_amount: null,
    starting_price: null,
    support_email: null,
    sales_email: null,
    support_bot: { link_type: "Any" },
    community: { link_type: "Any" },
    calendar: { link_type: "Any" },
    social: [],
    newsletter_title: null,
    newsletter_text: null,
  },
  navigation: { menus: [], columns: [], legal: [] },
};
