import * as v from 'valibot'
import { scriptNames } from './stand-ins/stand-ins.ts'

const maxCalls = 500

/** `name` is the called function or event, `detail` its arguments, `page` the URL of the page. */
export const ScriptCallSchema = v.object({
  script: v.picklist(scriptNames),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  detail: v.optional(v.record(v.string(), v.unknown()), {}),
  page: v.pipe(v.string(), v.maxLength(2000)),
})
type ScriptCall = v.InferOutput<typeof ScriptCallSchema>
type CallRow = { id: number; script: string; name: string; detail: string; page: string; created_at: number }

/** Stores a call that a page made to the stand-in of a third-party script, and keeps the newest 500. */
export async function saveCall(db: D1Database, { script, name, detail, page }: ScriptCall): Promise<void> {
  await db.batch([
    db
      .prepare('INSERT INTO script_calls (script, name, detail, page, created_at) VALUES (?, ?, ?, ?, ?)')
      .bind(script, name, JSON.stringify(detail), page, Date.now()),
    db.prepare('DELETE FROM script_calls WHERE id <= (SELECT max(id) FROM script_calls) - ?').bind(maxCalls),
  ])
}

/** All calls, or those of one script, oldest first. */
export async function listCalls(db: D1Database, script?: string) {
  const { results } = await db
    .prepare('SELECT * FROM script_calls WHERE ?1 IS NULL OR script = ?1 ORDER BY id')
    .bind(script ?? null)
    .all<CallRow>()
  return results.map(({ id: _, detail, created_at, ...row }) => ({
    ...row,
    detail: JSON.parse(detail),
    at: new Date(created_at).toISOString(),
  }))
}

/** Statements that delete all calls. */
export function deleteCallsStatements(db: D1Database): D1PreparedStatement[] {
  return [db.prepare('DELETE FROM script_calls')]
}
