"use client";

import { useEffect } from "react";
import { useParams } from "next/navigation";

import { reloadOnce } from "@/features/shared/reloadOnce";
import { Button } from "@/features/shared/ui/Button";
import { defaultLocale, isLocale } from "@/features/shared/locale";
import { BrokenPage, messages } from "@/features/site-chrome";

/** An error page inside the layout, with a retry button. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  const { locale } = useParams();
  useEffect(() => {
    if (error.name === "ChunkLoadError") reloadOnce(error);
  }, [error]);
  const known = isLocale(locale) ? locale : defaultLocale;
  return (
    <BrokenPage locale={known}>
      <p>
        <Button tone="primary" onClick={reset}>
          {messages[known].tryAgain}
        </Button>
      </p>
    </BrokenPage>
  );
}
