/** @jest-environment node */
import { readFileSync } from "node:fs";

import { parse, parseAllDocuments } from "yaml";

type Service = {
  image: string;
  command?: string[];
  environment: Record<string, string>;
  volumes?: string[];
};
type Name = "bucket" | "nginx" | "postgres" | "publish" | "site" | "services";
type Compose = { services: Record<Name, Service>; volumes: object };

const read = (name: string) => readFileSync(`deploy/${name}`, "utf8");
const { services, volumes }: Compose = parse(read("compose.yaml"), { merge: true });
const { nginx, publish } = services;

test("every variable of the nginx configuration has a value", () => {
  const open = [...read("nginx/nginx.conf.template").matchAll(/\$\{(NGINX_\w+)\}/g)].map(([, name]) => name);
  expect(open.filter((name) => name && !(name in nginx.environment))).toEqual([]);
});

test("nginx is at least 1.27.3, which resolves the site's containers again", () => {
  expect(nginx.environment.NGINX_UPSTREAMS).toMatch(/^resolver 127\.0\.0\.11 valid=\d+s; server site:3000 resolve /);
  const [major = 0, minor = 0] = nginx.image
    .replace(/^.*nginx:|\}$/g, "")
    .split(".")
    .map(Number);
  expect(major * 100 + minor).toBeGreaterThanOrEqual(128);
  // Only a shared zone lets workers share resolved IPs.
  expect(read("nginx/nginx.conf.template")).toMatch(/upstream site \{\s+zone site /);
});

test("pages are published to the folder that nginx serves", () => {
  const folder = nginx.environment.NGINX_FILES;
  expect(publish.command?.at(-1)).toBe(folder);
  const shared = publish.volumes?.find((volume) => volume.endsWith(`:${folder}`)) ?? "";
  expect(nginx.volumes).toContain(`${shared}:ro`);
  expect(volumes).toHaveProperty(shared.replace(/:.*/, ""));
  expect(read("Dockerfile")).toMatch(new RegExp(`mkdir .*${folder} && chown node:node .*${folder}\n`));
});

type Probe = { httpGet: { port: string } };
type Container = {
  image: string;
  ports: { name: string; containerPort: number }[];
  env: { name: string; valueFrom?: { secretKeyRef: { name: string; key: string } } }[];
  envFrom: Record<string, { name: string }>[];
} & Record<"readinessProbe" | "livenessProbe", Probe>;
type Secured = { securityContext: object; volumeMounts: { name: string; mountPath: string }[] };
type Pods = {
  metadata: { labels: object };
  spec: {
    containers: [Container & Secured];
    initContainers?: Secured[];
    volumes?: { name: string }[];
    enableServiceLinks: boolean;
  };
};
type Manifest = {
  kind: string;
  metadata: { name: string };
  data: Record<string, string>;
  spec: {
    template: Pods;
    selector: Record<string, unknown>;
    serviceName?: string;
    volumeClaimTemplates?: { metadata: { name: string } }[];
    ports: { port: number; targetPort: string }[];
    podSelector: { matchLabels: object };
    ingress: { from: { podSelector: { matchLabels: object } }[]; ports: { port: number }[] }[];
  };
};

const manifests: Manifest[] = ["site", "services"].flatMap((name) =>
  parseAllDocuments(read(`kubernetes/${name}.yaml`)).map((document) => document.toJS()),
);
const find = (kind: string, name: string): Manifest => {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found;
};
const workloads: [string, string, number][] = [
  ["Deployment", "site", 3000],
  ["Deployment", "services", 3001],
];

test.each(workloads)(
  "the %s %s is reached by its service, and by those who look whether it is well",
  (kind, name, at) => {
    const { spec } = find(kind, name);
    const { labels } = spec.template.metadata;
    const [container] = spec.template.spec.containers;
    expect(spec.selector).toEqual({ matchLabels: labels });
    expect(container.ports).toEqual([{ name: "http", containerPort: at }]);
    expect([container.readinessProbe, container.livenessProbe].map(({ httpGet }) => httpGet.port)).toEqual([
      "http",
      "http",
    ]);
    const service = find("Service", name);
    expect(service.spec.selector).toEqual(labels);
    expect(service.spec.ports.map(({ targetPort }) => targetPort)).toEqual(["http"]);
    // Kubernetes would set SERVICES_PORT to the URL of the service.
    expect(spec.template.spec.enableServiceLinks).toBe(false);
  },
);

test.each(workloads)(
  "the %s %s runs as an unprivileged user with a read-only root and writes to volumes only",
  (kind, name) => {
    const { containers, initContainers = [], volumes: own = [] } = find(kind, name).spec.template.spec;
    for (const { securityContext, volumeMounts } of [...initContainers, ...containers]) {
      expect(securityContext).toEqual({
        runAsNonRoot: true,
        runAsUser: 1000,
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
        seccompProfile: { type: "RuntimeDefault" },
      });
      const claims = find(kind, name).spec.volumeClaimTemplates ?? [];
      const known = [...own.map((volume) => volume.name), ...claims.map(({ metadata }) => metadata.name)];
      expect(volumeMounts.filter((mount) => !known.includes(mount.name))).toEqual([]);
    }
    const written = { site: ["/site/.next", "/tmp"], services: ["/site/.data", "/tmp"] }[name];
    expect(containers[0].volumeMounts.map(({ mountPath }) => mountPath)).toEqual(written);
    expect(read("Dockerfile")).toMatch(/^USER 1000:1000$/m);
  },
);

test("service and network policy of the back ends admit the site", () => {
  const { port } = find("Service", "services").spec.ports[0] ?? {};
  const urls = Object.entries(find("ConfigMap", "halyard").data).filter(([name]) => name !== "SITE_URL");
  expect(urls.map(([, url]) => new URL(url).host)).toEqual(urls.map(() => `services:${port}`));
  const { podSelector, ingress } = find("NetworkPolicy", "services").spec;
  expect(podSelector.matchLabels).toEqual(find("Deployment", "services").spec.template.metadata.labels);
  const site = find("Deployment", "site").spec.template.metadata.labels;
  expect(ingress).toEqual([{ from: [{ podSelector: { matchLabels: site } }], ports: [{ port }] }]);
});

test("every setting of a container exists, and its secrets are those of the file's head", () => {
  const known = new Set(
    [...readFileSync(".env.example", "utf8").matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name),
  );
  const [, named = ""] = /The secret `halyard` holds ([^.]*)\.\n/.exec(read("kubernetes/site.yaml")) ?? [];
  const secrets = named.replaceAll("\n# ", " ").split(/, | and /);
  const used = workloads.flatMap(([kind, name]) => find(kind, name).spec.template.spec.containers[0].env);
  const names = [
    ...used.map(({ name }) => name),
    ...secrets,
    ...Object.keys(find("ConfigMap", "halyard").data),
    ...Object.keys({ ...services.site.environment, ...services.services.environment }),
  ];
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  for (const { name, valueFrom } of used) {
    if (!valueFrom) continue;
    // That of the database is also its server's, which may run elsewhere.
    if (name === "PGPASSWORD") continue;
    expect(valueFrom.secretKeyRef).toEqual({ name: "halyard", key: name });
    expect(secrets).toContain(name);
  }
});

test("the database's password is in no URL, so it may have any characters", () => {
  const { environment } = services.services;
  expect(environment.DATABASE_URL).not.toContain("PASSWORD");
  expect(environment.PGPASSWORD).toBe(services.postgres.environment.POSTGRES_PASSWORD);
  const [{ env }] = find("Deployment", "services").spec.template.spec.containers;
  const password = { secretKeyRef: { name: "halyard-postgres", key: "POSTGRES_PASSWORD", optional: true } };
  expect(env).toContainEqual({ name: "PGPASSWORD", valueFrom: password });
  expect(read("kubernetes/backup.yaml").match(/name: PGPASSWORD/g)).toHaveLength(2);
});

test("with a database and a bucket elsewhere, nothing starts or waits for the services that hold them", () => {
  const elsewhere: { services: Record<string, { depends_on?: object } | null> } = parse(
    read("compose.elsewhere.yaml"),
    {
      customTags: [
        { tag: "!override", collection: "map", resolve: (value: unknown) => value },
        { tag: "!reset", resolve: () => null },
      ],
    },
  );
  const gone = Object.entries(elsewhere.services).flatMap(([name, service]) => (service ? [] : [name]));
  expect(gone).toEqual(["postgres", "bucket"]);
  expect(Object.keys(elsewhere.services.services?.depends_on ?? {})).toEqual(["redis"]);
});

test("back ends keep nothing on a volume that outlives or is shared by them", () => {
  const { spec } = find("Deployment", "services");
  const claims: unknown[] = (spec.template.spec.volumes ?? []).filter((volume) => !("emptyDir" in volume));
  expect([claims, spec.volumeClaimTemplates, services.services.volumes]).toEqual([[], undefined, ["/site/.data"]]);
});

test("the bucket's server knows the key that the back ends use, and only they and the backup reach it", () => {
  const { environment } = services.services;
  expect(services.bucket.environment).toEqual({
    ROOT_ACCESS_KEY: environment.FILES_S3_ACCESS_KEY_ID,
    ROOT_SECRET_KEY: environment.FILES_S3_SECRET_ACCESS_KEY,
  });
  expect(environment.FILES_S3_ENDPOINT).toContain("http://bucket:7070");
  const data: Manifest[] = parseAllDocuments(read("kubernetes/data.yaml")).map((document) => document.toJS());
  const policy = data.find(({ kind, metadata }) => kind === "NetworkPolicy" && metadata.name === "bucket");
  const { labels } = find("Deployment", "services").spec.template.metadata;
  const from = [labels, { app: "backup" }].map((matchLabels) => ({ podSelector: { matchLabels } }));
  expect(policy?.spec.ingress).toEqual([{ from, ports: [{ port: 7070 }] }]);
});
