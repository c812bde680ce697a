import type { Sample } from "@/features/shared/ui/CodeTabs";

import { formatBody, goString, indent, pythonLiteral, rustString, shellWord } from "./literals";
import { viemSample } from "./viemSample";

/** A request: a GET without a body, otherwise posted JSON. */
export type Wire = { url: string; body: string | undefined };

/** A request in five languages, with only the standard library or the usual client of each; with viem if it fits. */
export function requestSamples(wire: Wire): Sample[] {
  const viem = viemSample(wire.url, wire.body);
  return [
    { label: "curl", language: "bash", code: curl(wire) },
    { label: "JavaScript", language: "javascript", code: javascript(wire) },
    ...(viem ? [{ label: "viem", language: "javascript", code: viem }] : []),
    { label: "Python", language: "python", code: python(wire) },
    { label: "Go", language: "go", code: go(wire) },
    { label: "Rust", language: "rust", code: rust(wire) },
  ];
}

const curl = ({ url, body }: Wire) =>
  body === undefined
    ? `curl ${shellWord(url)}`
    : `curl ${shellWord(url)} \\\n  -H 'content-type: application/json' \\\n  -d ${shellWord(indent(formatBody(body)))}`;

const javascript = ({ url, body }: Wire) =>
  body === undefined
    ? `const response = await fetch(${JSON.stringify(url)});
console.log(await response.json());`
    : `const response = await fetch(${JSON.stringify(url)}, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(${indent(formatBody(body))}),
});
console.log(await response.json());`;

const python = ({ url, body }: Wire) =>
  body === undefined
    ? `import requests

print(requests.get(${JSON.stringify(url)}, timeout=10).json())`
    : `import requests

response = requests.post(
    ${JSON.stringify(url)},
    json=${pythonLiteral(JSON.parse(body), "    ")},
    timeout=10,
)
print(response.json())`;

const go = ({ url, body }: Wire) => `package main

import (
	"fmt"
	"io"
	"net/http"${body === undefined ? "" : '\n\t"strings"'}
)

func main() {
	${
    body === undefined
      ? `resp, err := http.Get(${JSON.stringify(url)})`
      : `body := strings.NewReader(${goString(formatBody(body))})
	resp, err := http.Post(${JSON.stringify(url)}, "application/json", body)`
  }
	if err != nil {
		panic(err)
	}
	defer resp.Body.Close()
	text, _ := io.ReadAll(resp.Body)
	fmt.Println(string(text))
}`;

const rust = ({ url, body }: Wire) => `// reqwest = { version = "0.12", features = ["blocking"] }
fn main() -> Result<(), reqwest::Error> {
    let response = reqwest::blocking::Client::new()
        ${
          body === undefined
            ? `.get(${JSON.stringify(url)})`
            : `.post(${JSON.stringify(url)})
        .header("content-type", "application/json")
        .body(${rustString(formatBody(body))})`
        }
        .send()?
        .text()?;
    println!("{response}");
    Ok(())
}`;
