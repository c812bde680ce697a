import { fillBrand } from "@/features/shared/contracts/brand";
import { fillTokens } from "@/features/shared/contracts/fillTokens";
import { mapTexts } from "@/features/shared/contracts/mapTexts";

/** A template's slices with placeholders such as `{name}` filled in every text; rich text spans are shifted accordingly. */
export const fillDeep = <T>(value: T, tokens: Record<string, string>): T =>
  mapTexts(value, (text) => fillTokens(text, tokens));

/** The same with the brand's values, for content that does not come through the client. */
export const fillBrandDeep = <T>(value: T, brand: Record<string, string>): T =>
  mapTexts(value, (text) => fillBrand(text, brand));
