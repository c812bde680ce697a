import { Notice } from "@/features/shared/ui/Notice";

/** In place of a screen that the person's role may not see. */
export function ForbiddenScreen({ title, sentence }: { title: string; sentence: string }) {
  return (
    <>
      <h1 className="visuallyHidden">{title}</h1>
      <Notice tone="empty">{sentence}</Notice>
    </>
  );
}
