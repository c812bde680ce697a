export { EditorLayout as default } from "@/app/EditorLayout";
