/** A D1 database that records the text of every statement. */
export function countingDatabase(db: D1Database): { db: D1Database; statements: string[] } {
  const statements: string[] = []
  const counted = new Proxy(db, {
    get(target, property) {
      if (property === 'prepare') {
        return (sql: string) => {
          statements.push(sql)
          return target.prepare(sql)
        }
      }
      const value: unknown = Reflect.get(target, property)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return { db: counted, statements }
}
