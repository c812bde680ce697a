import { BooleanField } from "./BooleanField";
import { ColorField } from "./ColorField";
import { DateField } from "./DateField";
import { EmbedField } from "./EmbedField";
import type { FieldControls } from "./FieldControls";
import { GeoPointField } from "./GeoPointField";
import { GroupField } from "./GroupField";
import { ImageField } from "./ImageField";
import { JsonField } from "./JsonField";
import { LinkField } from "./LinkField";
import { NumberField } from "./NumberField";
import { RichTextField } from "./RichTextField";
import { SelectField } from "./SelectField";
import { TableField } from "./TableField";
import { TextField } from "./TextField";
import { UidField } from "./UidField";

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
