export { default } from "@/app/[locale]/@language/[[...path]]/page";
