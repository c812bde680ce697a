import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Options = {
  /** Folder of the configuration and of nginx's own files. */
  folder: string;
  port: number;
  /** Ports of the back ends. */
  ports: number[];
};

/** Writes the configuration that balances requests over back ends; returns nginx's arguments for the foreground. */
export function configureBalancer({ folder, port, ports }: Options): string[] {
  const values: Record<string, string> = {
    BALANCER_FOLDER: folder,
    BALANCER_PORT: String(port),
    BALANCER_UPSTREAMS: ports.map((one) => `server 127.0.0.1:${one} max_fails=1 fail_timeout=1s;`).join(" "),
  };
  mkdirSync(folder, { recursive: true });
  const template = readFileSync("tools/run/cluster/balancer.conf.template", "utf8");
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    template.replace(/\$\{(BALANCER_\w+)\}/g, (whole, key: string) => values[key] ?? whole),
  );
  return ["-c", file, "-g", `daemon off;${process.getuid?.() === 0 ? " user root;" : ""}`];
}
