import type { IncomingMessage, ServerResponse } from "node:http";

import type { ClientScripts } from "../html/transform/clientScripts.ts";
import { facesPath } from "../html/client/facesPath.ts";
import { isLoaderPath } from "../html/transform/loader.ts";
import { prepare } from "../http/representation.ts";
import type { HeaderList, Representation } from "../http/representation.ts";
import { respond } from "../http/respond.ts";
import { toSubresourceHeaders } from "../http/securityHeaders.ts";

/** Files that stand in the server's own code: what pages load their scripts with, and which links may be opened early. */
export class ScriptFiles {
  private readonly files: Map<string, Promise<Representation>>;
  private readonly common: HeaderList;
  private readonly loaderPath: string;

  constructor(common: HeaderList, client: ClientScripts) {
    this.loaderPath = client.loaderPath;
    this.common = toSubresourceHeaders(common);
    const make = (type: string, cacheControl: string, body: string) => {
      const headers = [...this.common, "cache-control", cacheControl, "cross-origin-resource-policy", "same-origin"];
      return prepare({ type, headers, body: Buffer.from(body), quality: 11 });
    };
    const script = "text/javascript; charset=utf-8";
    this.files = new Map([
      [client.loaderPath, make(script, "public, max-age=31536000, immutable", client.loader)],
      [facesPath, make(script, "public, max-age=3600", client.faces)],
    ]);
  }

  /** Sends a file; `undefined` when there is none of this name. */
  answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> | undefined {
    const file = this.files.get(path);
    if (file) return file.then((representation) => respond(request, response, representation));
    if (!isLoaderPath(path)) return undefined;
    // A page kept by a cache in front asks for the loader of an earlier build.
    const headers = ["location", this.loaderPath, "cache-control", "no-store", "content-length", "0", ...this.common];
    response.writeHead(307, headers).end();
    return Promise.resolve();
  }
}
