/**
 * The languages of the shop. Each has a folder in `shared/messages/` with the same files and the same texts. The first
 * one is the source: the types of the texts come from its folder.
 */
export const languages = ['en', 'de'] as const

export type Language = (typeof languages)[number]

/** What another language's module has to export. Pass the source's: `Translation<typeof import('../en/shop.ts')>`. */
export type Translation<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translation<Result>
    : Text extends readonly (infer Item)[]
      ? readonly Translation<Item>[]
      : { readonly [Name in keyof Text]: Translation<Text[Name]> }

/** The forms of a text by number. `{count}` is the number. A language has those that its rules name, and `other`. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>
