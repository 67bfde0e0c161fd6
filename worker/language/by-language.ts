import { currentLanguage } from './language.ts'

/**
 * A group of texts that is read from the catalogue of the current language. Its parts can be kept in a variable, but a
 * text cannot: it is chosen when it is read. `scripts/build-plugins/message-catalogues.ts` writes the calls.
 */
export function byLanguage<Texts extends object>(catalogues: Readonly<Record<string, Texts>>): Texts {
  const [first] = Object.values(catalogues)
  if (!first) throw new Error('There is no catalogue.')
  const current = () => catalogues[currentLanguage()] ?? first
  const parts = new Map<PropertyKey, object>()
  const partOf = (name: PropertyKey, values: Record<string, object>) => {
    const part = parts.get(name) ?? byLanguage(values)
    parts.set(name, part)
    return part
  }
  return new Proxy(first, {
    apply: (_target, self, values) => Reflect.apply(current() as (...values: unknown[]) => unknown, self, values),
    get(_target, name) {
      const value: unknown = Reflect.get(current(), name)
      if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value
      const values = Object.entries(catalogues).map(([language, texts]) => [language, Reflect.get(texts, name)])
      // A method of a list is the same in every language.
      return values.every(([, other]) => other === value) ? value : partOf(name, Object.fromEntries(values))
    },
    has: (_target, name) => Reflect.has(current(), name),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_target, name) => Reflect.getOwnPropertyDescriptor(current(), name),
  })
}
