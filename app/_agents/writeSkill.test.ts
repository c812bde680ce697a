/** @jest-environment node */
import { createHash } from "node:crypto";

import { writeSkill, writeSkillIndex } from "./writeSkill";

test("the index names the skill with the digest of its text, whose head agrees", () => {
  const skill = writeSkill("Acme Nodes", "acme-nodes");
  const [entry] = writeSkillIndex(skill).skills;
  const head = /^---\nname: (.+)\ndescription: (.+)\n---\n\n# /.exec(skill.text);
  expect([entry?.name, entry?.description]).toEqual([head?.[1], head?.[2]]);
  expect(entry?.name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  expect(entry?.description.length).toBeLessThanOrEqual(1_024);
  expect(entry?.digest).toBe(`sha256:${createHash("sha256").update(skill.text).digest("hex")}`);
});
