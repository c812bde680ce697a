/** @jest-environment node */
import { makeDocument } from "#cms/testing/siteFixtures.ts";

import { getTitle } from "./LatestVersions.server.ts";

test("a document is called by its title, a redirect by its old path, and one without either by its UID", () => {
  const titles = [
    makeDocument({ uid: "about", data: { title: "About" } }),
    makeDocument({ uid: "status", type: "redirect", data: { from: "/status/" } }),
    makeDocument({ uid: "begun", type: "redirect", data: { from: "" } }),
    makeDocument({ uid: "offer", type: "promo_banner" }),
  ].map(getTitle);
  expect(titles).toEqual(["About", "/status/", "begun", "offer"]);
});
