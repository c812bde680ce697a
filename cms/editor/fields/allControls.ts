import { BooleanField } from "./BooleanField.tsx";
import { ColorField } from "./ColorField.tsx";
import { DateField } from "./DateField.tsx";
import { EmbedField } from "./EmbedField.tsx";
import type { FieldControls } from "./FieldControls.ts";
import { GeoPointField } from "./GeoPointField.tsx";
import { GroupField } from "./GroupField.tsx";
import { ImageField } from "./ImageField.tsx";
import { JsonField } from "./JsonField.tsx";
import { LinkField } from "./LinkField.tsx";
import { NumberField } from "./NumberField.tsx";
import { RichTextField } from "./RichTextField.tsx";
import { SelectField } from "./SelectField.tsx";
import { TableField } from "./TableField.tsx";
import { TextField } from "./TextField.tsx";
import { UidField } from "./UidField.tsx";

/** The control of every field type of Prismic's models. */
export const allControls: FieldControls = {
  UID: UidField,
  Text: TextField,
  StructuredText: RichTextField,
  Image: ImageField,
  Link: LinkField,
  Select: SelectField,
  Boolean: BooleanField,
  Number: NumberField,
  Range: NumberField,
  Date: DateField,
  Timestamp: DateField,
  Color: ColorField,
  Embed: EmbedField,
  GeoPoint: GeoPointField,
  Table: TableField,
  Group: GroupField,
  IntegrationFields: JsonField,
};
