import { connection, pageArguments } from './parts.ts'

const catalogueOption = 'entityId: Int!  displayName: String!  isRequired: Boolean!  isVariantOption: Boolean!'
const optionValue = 'entityId: Int!  label: String!  isDefault: Boolean!  isSelected: Boolean'

export const optionsSdl = /* GraphQL */ `
  interface CatalogProductOption { ${catalogueOption} }
  type MultipleChoiceOption implements CatalogProductOption {
    displayStyle: String!
    values(${pageArguments}): ProductOptionValueConnection!
    ${catalogueOption}
  }
  type TextFieldOption implements CatalogProductOption { defaultValue: String  minLength: Int  maxLength: Int  ${catalogueOption} }
  type MultiLineTextFieldOption implements CatalogProductOption { defaultValue: String  minLength: Int  maxLength: Int  maxLines: Int  ${catalogueOption} }
  enum LimitInputBy { HIGHEST_VALUE LOWEST_VALUE NO_LIMIT RANGE }
  enum LimitDateOption { EARLIEST_DATE LATEST_DATE NO_LIMIT RANGE }
  type CheckboxOption implements CatalogProductOption { checkedByDefault: Boolean!  label: String!  checkedOptionValueEntityId: Int!  uncheckedOptionValueEntityId: Int!  ${catalogueOption} }
  type NumberFieldOption implements CatalogProductOption { defaultValue: Float  lowest: Float  highest: Float  isIntegerOnly: Boolean!  limitNumberBy: LimitInputBy!  ${catalogueOption} }
  type DateFieldOption implements CatalogProductOption { defaultValue: DateTime  earliest: DateTime  latest: DateTime  limitDateBy: LimitDateOption!  ${catalogueOption} }
  type FileUploadFieldOption implements CatalogProductOption { maxFileSize: Int!  fileTypes: [String!]!  ${catalogueOption} }
  interface CatalogProductOptionValue { ${optionValue} }
  type MultipleChoiceOptionValue implements CatalogProductOptionValue { ${optionValue} }
  type SwatchOptionValue implements CatalogProductOptionValue {
    hexColors: [String!]!
    imageUrl(width: Int!, height: Int, lossy: Boolean): String
    ${optionValue}
  }
  type ProductOption { entityId: Int!  displayName: String!  isRequired: Boolean!  values(${pageArguments}): OptionValueConnection! }
  type ProductOptionValue { entityId: Int!  label: String! }

  ${connection('ProductOption', 'CatalogProductOption')}
  ${connection('ProductOptionValue', 'CatalogProductOptionValue')}
  ${connection('Option', 'ProductOption')}
  ${connection('OptionValue', 'ProductOptionValue')}
`
