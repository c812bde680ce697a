#!/usr/bin/env node
// Starts Debian's Firefox for Playwright, which speaks a newer WebDriver BiDi than an extended support release: commands
// that only emulate a preference, and that this Firefox does not know, are answered as done.
import { spawn } from "node:child_process";
import process from "node:process";

import { WebSocket, WebSocketServer } from "ws";

const program = process.env.E2E_FIREFOX ?? "/usr/bin/firefox-esr";
const announced = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const child = spawn(program, process.argv.slice(2), { stdio: ["inherit", "inherit", "pipe"] });
child.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.stderr.on("data", (part) => {
  const text = String(part);
  const url = announced.exec(text)?.[1];
  if (url === undefined) process.stderr.write(text);
  else announce(url);
});

/** @param {string} url */
function announce(url) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on("connection", (client, request) => connect(client, new WebSocket(`${url}${request.url ?? ""}`)));
}

/**
 * @param {WebSocket} client
 * @param {WebSocket} browser
 */
function connect(client, browser) {
  /** @type {string[]} */
  const early = [];
  /** Emulations under way, by the id of their command. */
  const emulations = new Set();
  client.on("message", (data) => {
    const text = String(data);
    const { id, method } = JSON.parse(text);
    if (String(method).startsWith("emulation.")) emulations.add(id);
    if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else early.push(text);
  });
  browser.on("open", () => {
    for (const text of early.splice(0)) browser.send(text);
  });
  browser.on("message", (data) => {
    const text = String(data);
    const { id, error } = JSON.parse(text);
    const isUnknown = emulations.delete(id) && error === "unknown command";
    client.send(isUnknown ? JSON.stringify({ type: "success", id, result: {} }) : text);
  });
  client.on("close", () => browser.close());
  browser.on("close", () => client.close());
  for (const socket of [client, browser]) socket.on("error", () => socket.terminate());
}
