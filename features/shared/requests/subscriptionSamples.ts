import type { Sample } from "@/features/shared/ui/CodeTabs";

import { formatBody, goString, indent, pythonLiteral, rustString, shellWord } from "./literals";
import type { Wire } from "./requestSamples";

/** A subscription in five languages: one message is sent, then every received one is printed. */
export function subscriptionSamples({ url, body = "{}" }: Wire): Sample[] {
  const address = JSON.stringify(url);
  return [
    {
      label: "curl",
      language: "bash",
      // curl itself prints no messages; websocat is its counterpart for sockets, and sends every line as a message.
      code: `echo ${shellWord(body)} \\\n  | websocat --no-close ${shellWord(url)}`,
    },
    {
      label: "JavaScript",
      language: "javascript",
      code: `const socket = new WebSocket(${address});
socket.onopen = () =>
  socket.send(JSON.stringify(${indent(formatBody(body))}));
socket.onmessage = ({ data }) => console.log(data);`,
    },
    {
      label: "Python",
      language: "python",
      code: `import asyncio, json
import websockets

async def main():
    async with websockets.connect(${address}) as socket:
        await socket.send(json.dumps(${pythonLiteral(JSON.parse(body), "        ")}))
        async for message in socket:
            print(message)

asyncio.run(main())`,
    },
    {
      label: "Go",
      language: "go",
      code: `package main

import (
	"context"
	"fmt"

	"github.com/coder/websocket"
)

func main() {
	ctx := context.Background()
	socket, _, err := websocket.Dial(ctx, ${address}, nil)
	if err != nil {
		panic(err)
	}
	defer socket.CloseNow()
	_ = socket.Write(ctx, websocket.MessageText, []byte(${goString(formatBody(body))}))
	for {
		_, message, err := socket.Read(ctx)
		if err != nil {
			panic(err)
		}
		fmt.Println(string(message))
	}
}`,
    },
    {
      label: "Rust",
      language: "rust",
      code: `// tungstenite = { version = "0.24", features = ["native-tls"] }
use tungstenite::{connect, Message};

fn main() -> Result<(), tungstenite::Error> {
    let (mut socket, _) = connect(${address})?;
    socket.send(Message::Text(${rustString(formatBody(body))}.into()))?;
    loop {
        println!("{}", socket.read()?);
    }
}`,
    },
  ];
}
