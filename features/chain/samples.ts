import type { Sample } from "@/features/shared/ui/CodeTabs";

import type { Example } from "./example";

type Parts = { url: string; body: string | undefined };

const partsOf = (address: string, example: Example): Parts => ({
  url: `${address}${example.path ?? ""}`,
  body: bodyOf(example),
});

function bodyOf({ kind, method, params, body }: Example): string | undefined {
  if (kind === "get") return undefined;
  return JSON.stringify(kind === "post" ? body : { jsonrpc: "2.0", id: 1, method, params });
}

/** One request in five languages, using nothing but what each language or its usual client brings. */
export function requestSamples(address: string, example: Example): Sample[] {
  const parts = partsOf(address, example);
  return [
    { label: "curl", language: "bash", code: curl(parts) },
    { label: "JavaScript", language: "javascript", code: javascript(parts) },
    { label: "Python", language: "python", code: python(parts) },
    { label: "Go", language: "go", code: go(parts) },
    { label: "Rust", language: "rust", code: rust(parts) },
  ];
}

const curl = ({ url, body }: Parts) =>
  body ? `curl ${url} \\\n  -H 'content-type: application/json' \\\n  -d '${body}'` : `curl '${url}'`;

const javascript = ({ url, body }: Parts) =>
  body
    ? `const response = await fetch("${url}", {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(${body}),
});
console.log(await response.json());`
    : `const response = await fetch("${url}");
console.log(await response.json());`;

const python = ({ url, body }: Parts) =>
  body
    ? `import requests

answer = requests.post(
    "${url}",
    json=${pythonLiteral(body)},
    timeout=10,
)
print(answer.json())`
    : `import requests

print(requests.get("${url}", timeout=10).json())`;

const pythonLiteral = (json: string) =>
  json.replace(/\b(true|false|null)\b/g, (word) => ({ true: "True", false: "False" })[word] ?? "None");

const go = ({ url, body }: Parts) => `package main

import (
	"fmt"
	"io"
	"net/http"${body ? '\n\t"strings"' : ""}
)

func main() {
	${
    body
      ? `body := strings.NewReader(\`${body}\`)
	answer, err := http.Post("${url}", "application/json", body)`
      : `answer, err := http.Get("${url}")`
  }
	if err != nil {
		panic(err)
	}
	defer answer.Body.Close()
	text, _ := io.ReadAll(answer.Body)
	fmt.Println(string(text))
}`;

const rust = ({
  url,
  body,
}: Parts) => `// reqwest = { version = "0.12", features = ["blocking", "json"] }, serde_json = "1"
fn main() -> Result<(), reqwest::Error> {
    let answer: serde_json::Value = reqwest::blocking::Client::new()
        ${
          body
            ? `.post("${url}")
        .json(&serde_json::json!(${body}))`
            : `.get("${url}")`
        }
        .send()?
        .json()?;
    println!("{answer}");
    Ok(())
}`;
