import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Options = {
  /** Folder of the configuration, the cache and the logs. */
  folder: string;
  port: number;
  /** Ports of the instances. */
  ports: number[];
  /** Folder of pages published as files. */
  files?: string;
  modules?: string;
  /** Arguments of `listen`, and directives for TLS. */
  listen?: string;
  tls?: string;
};

/** Fills in the deployed configuration; returns nginx's arguments for running in the foreground. */
export function configureNginx(options: Options): string[] {
  const { folder, port, ports, files = join(folder, "none"), modules = "" } = options;
  const { listen = `127.0.0.1:${port}`, tls = "" } = options;
  const values: Record<string, string> = {
    NGINX_WORKERS: "1",
    NGINX_FOLDER: join(folder, "nginx"),
    NGINX_ERROR_LOG: join(folder, "nginx-errors.log"),
    NGINX_ACCESS_LOG: join(folder, "nginx-access.log"),
    NGINX_LISTEN: listen,
    NGINX_TLS: tls,
    NGINX_UPSTREAMS: ports.map((one) => `server 127.0.0.1:${one} max_fails=3 fail_timeout=1s;`).join(" "),
    NGINX_FILES: files,
    NGINX_MODULES: modules,
  };
  mkdirSync(join(folder, "nginx"), { recursive: true });
  const template = readFileSync("deploy/nginx/nginx.conf.template", "utf8");
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    template.replace(/\$\{(NGINX_\w+)\}/g, (whole, key: string) => values[key] ?? whole),
  );
  // Started by root, workers would run as a user that may not read this folder.
  return ["-c", file, "-g", `daemon off;${process.getuid?.() === 0 ? " user root;" : ""}`];
}
