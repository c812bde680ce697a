import { listHardware } from "./listHardware";

const hardware = {
  needs: [{ name: "Bottleneck", value: "Random reads" }],
  full: { name: "Full", value: "1 to 2 TB" },
  archive: { name: "With history", value: "over 20 TB" },
};

test("the storage of a dedicated server is that of the chosen data", () => {
  const list = (data: "full" | "archive", hasArchive = true) =>
    listHardware(hardware, { data, hasArchive, storage: "Storage" }).map(({ name, value }) => `${name}: ${value}`);
  expect(list("full")).toEqual(["Bottleneck: Random reads", "Storage: 1 to 2 TB"]);
  expect(list("archive")).toEqual(["Bottleneck: Random reads", "Storage: over 20 TB"]);
  expect(list("full", false)).toContain("With history: over 20 TB");
});
