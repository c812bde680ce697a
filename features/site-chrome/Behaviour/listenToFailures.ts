import { reloadOnce } from "@/features/shared/reloadOnce";

/** A part of a page that is no longer there, because a newer build took its place, loads the page again; and being offline is said. */
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
