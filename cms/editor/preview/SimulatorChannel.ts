import { isJsonObject, toText } from "#cms/editor/store/json.ts";
import type { JsonObject } from "#cms/editor/store/json.ts";

type Handlers = {
  /** The simulator can take slices; also after a reload. */
  onReady: () => void;
  /** A state is drawn. */
  onDrawn: (state: string) => void;
};

/**
 * The editor's end of the simulator's protocol (`@prismicio/simulator`, which only the page in the frame has): the page says
 * `ready`, gets a port with `connect`, and slices through that port.
 */
export class SimulatorChannel {
  private readonly frame: HTMLIFrameElement;
  private readonly handlers: Handlers;
  private port: MessagePort | undefined;
  private count = 0;

  constructor(frame: HTMLIFrameElement, handlers: Handlers) {
    this.frame = frame;
    this.handlers = handlers;
  }

  /** Listens until the returned function is called. */
  open(): () => void {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.source !== this.frame.contentWindow || event.origin !== location.origin) return;
      const message = isJsonObject(event.data) ? event.data : {};
      if (message.type === "ready") this.connect(toText(message.requestID));
      else if (typeof message.drawnState === "string") this.handlers.onDrawn(message.drawnState);
    };
    addEventListener("message", listen);
    return () => {
      removeEventListener("message", listen);
      this.port?.close();
    };
  }

  setSliceZone(slices: JsonObject[]): void {
    this.request("setSliceZone", slices);
  }

  private connect(readyId: string): void {
    const { port1, port2 } = new MessageChannel();
    this.port?.close();
    this.port = port1;
    port1.onmessage = ({ data }: MessageEvent<unknown>) => this.handle(data);
    const target = this.frame.contentWindow;
    target?.postMessage({ requestID: this.nextId(), type: "connect", data: {} }, location.origin, [port2]);
    target?.postMessage({ requestID: readyId, status: 200, msg: "ok", data: undefined }, location.origin);
    this.handlers.onReady();
  }

  private request(type: string, data: unknown): void {
    this.port?.postMessage({ requestID: this.nextId(), type, data });
  }

  // Requests of the page (size, active slice) are not used, but each needs a response.
  private handle(message: unknown): void {
    if (!isJsonObject(message) || typeof message.type !== "string") return;
    this.port?.postMessage({ requestID: message.requestID, status: 200, msg: "ok", data: undefined });
  }

  private nextId(): string {
    this.count += 1;
    return `editor-${this.count}`;
  }
}
