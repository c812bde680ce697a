import { reloadOnce } from "@/features/shared/reloadOnce";

/** Reloads the page when a chunk of its build is missing, and reports when the browser is offline. */
export function listenToFailures(signal: AbortSignal): void {
  const reject = ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && reason.name === "ChunkLoadError") reloadOnce(reason);
  };
  window.addEventListener("unhandledrejection", reject, { signal });
  window.addEventListener("offline", showConnection, { signal });
  window.addEventListener("online", showConnection, { signal });
  showConnection();
}

function showConnection(): void {
  const notice = document.querySelector<HTMLElement>("[data-offline]");
  if (notice) notice.hidden = navigator.onLine;
}
