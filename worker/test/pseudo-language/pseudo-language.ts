const latin = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const marked = 'àƀçđéƒğĥíĵķłɱñöþɋŕšţúṽŵẋýžÀƁÇĐÉƑĞĤÍĴĶŁṀÑÖÞɊŔŠŢÚṼŴẊÝŽ'
const letters = new Map([...latin].map((letter, index) => [letter, [...marked][index] ?? letter]))

/**
 * A text of the pseudo-language: longer words, no letter of English, and brackets that show a text in two parts. The
 * names of placeholders stay.
 */
export function pseudo(text: string): string {
  const words = text.replaceAll(/\{\w+\}|[A-Za-z]/g, (part) => {
    const letter = letters.get(part) ?? part
    return /^[aeiou]$/.test(part) ? letter + letter : letter
  })
  return text.trim() === '' ? text : `⟦${words}⟧`
}

/** The catalogue of the pseudo-language from the English one. The result of a function is one text. */
export function translated<Texts>(texts: Texts): Texts {
  return translate(texts) as Texts
}

function translate(value: unknown): unknown {
  if (typeof value === 'string') return pseudo(value)
  if (Array.isArray(value)) return value.map(translate)
  if (typeof value === 'function') return (...values: unknown[]) => translate(Reflect.apply(value, undefined, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, text]) => [name, translate(text)]))
}
