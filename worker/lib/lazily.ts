/** An object whose values are made when they are first read, each by its function. */
export function lazily<Values extends object>(makers: { [Name in keyof Values]: () => Values[Name] }): Values {
  return mapLazily<Values>(makers, (name) => makers[name]())
}

/** The values of `base`, which are still made when they are first read, with some of them replaced. */
export function replacing<Values extends object>(base: Values, replaced: Partial<Values>): Values {
  return mapLazily<Values>(base, (name) => replaced[name] ?? base[name])
}

/** An object with the names of `base`, whose values `valueOf` makes when they are first read. */
export function mapLazily<Values extends object>(
  base: Record<keyof Values, unknown>,
  valueOf: (name: keyof Values) => unknown,
): Values {
  const made = new Map<PropertyKey, unknown>()
  return new Proxy(base, {
    get(target, name) {
      if (!made.has(name) && name in target) made.set(name, valueOf(name as keyof Values))
      return made.get(name)
    },
  }) as Values
}
