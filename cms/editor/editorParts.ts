// What the editor does without until it is called, in one chunk: gzip finds what they share only within a file.
export { default as CommentsDialog } from "#cms/comments/CommentsDialog.tsx";
export { default as ShareDialog } from "#cms/previews/ShareDialog.tsx";
export { default as UnpublishDialog } from "#cms/publishing/UnpublishDialog.tsx";
export { default as ReusePart } from "#cms/reuse/ReusePart.tsx";
export { default as ScheduleDialog } from "#cms/schedules/ScheduleDialog.tsx";
export { default as LanguagesDialog } from "#cms/translations/LanguagesDialog.tsx";
export { default as TranslationForm } from "#cms/translations/TranslationForm.tsx";
export { default as HistoryDialog } from "#cms/versions/HistoryDialog.tsx";

export { default as CropDialog } from "./fields/CropDialog.tsx";
export { default as RedirectRoute } from "./RedirectRoute.tsx";
export { default as PlaceNotices } from "./PlaceNotices.tsx";
export { LooksPane } from "./preview/LooksPane.tsx";
