/**
 * Time from "Publish" in the Studio to a visitor's page on another instance: a page is changed and published through
 * the Studio's endpoints on one instance, and polled on a second one that shares only the content service. Limit: 2 s
 * (p95).
 */
import { findPort } from "../../run/findPort.ts";
import { Gates } from "../run/Gates.ts";
import { pageDocument, timeUntil } from "../run/manyPages.ts";
import { quantile } from "../run/quantile.ts";
import { readPassword } from "../run/signInOwner.ts";
import { startPinned } from "../run/startPinned.ts";

const { BENCH_SITE: site = "http://localhost:3000" } = process.env;
const rounds = 25;
const limitMs = 2_000;

async function signIn(): Promise<string> {
  const response = await fetch(`${site}/api/studio/sign-in/`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: site },
    body: new URLSearchParams({ name: "owner", password: readPassword() }),
  });
  const [cookie = ""] = response.headers.get("set-cookie")?.split(";") ?? [];
  if (!cookie) throw new Error(`Signing in answered ${response.status} without a session.`);
  return cookie;
}

const headers = { origin: site, cookie: await signIn(), "content-type": "application/json" };

async function call(method: string, path: string, body: object, etag = ""): Promise<{ id: string; etag: string }> {
  const response = await fetch(`${site}/api/studio/documents/${path}`, {
    method,
    headers: { ...headers, ...(etag ? { "if-match": etag } : {}) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return { id: text ? String(JSON.parse(text).id) : "", etag: response.headers.get("etag") ?? "" };
}

const port = await findPort(4430);
const other = `http://127.0.0.1:${port}`;
const args = ["--max-http-header-size=1048576", "server/main.ts"];
const second = await startPinned(process.execPath, args, `${other}/ready`, { PORT: String(port), HOST: "127.0.0.1" });

const uid = `studio-${Date.now()}`;
const { data } = pageDocument(uid);
const created = await call("POST", "", { title: uid, type: "page", lang: "en-us", uid, tags: [], data });
const times: number[] = [];
let { etag } = created;
for (let round = 0; round < rounds; round += 1) {
  const words = `Words of round ${round} of ${uid}`;
  ({ etag } = await call("PUT", `${created.id}/`, { uid, data: { ...data, meta_title: words } }, etag));
  const isShown = async () => (await (await fetch(`${other}/${uid}/`)).text()).includes(words);
  const publishing = call("PATCH", `${created.id}/draft/`, { status: "published" }, etag);
  times.push(await timeUntil(isShown, { limit: 20_000, step: 10 }));
  await publishing;
  etag = "";
}
await second.stop();
await fetch(`${site}/api/studio/documents/${created.id}/publication/`, { method: "DELETE", headers });

console.log(`publish → visible on another instance, ${rounds} times: p50 ${quantile(times, 0.5).toFixed(0)} ms`);
const gates = new Gates();
gates.atMost("publish in the Studio → visible on another instance: p95", quantile(times, 0.95), limitMs, "ms");
gates.finish();
