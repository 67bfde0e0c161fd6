import { applications as allApplications } from './applications.ts'
import type { NewAttribute } from './management-bodies.ts'

/** An attribute that the account has defined. The sandbox has them only for cart items. */
export type CustomAttribute = NewAttribute & { id: number }

type Row = { id: number; name: string; title: string; type: string; description: string; applications: string }

export async function listAttributes(db: D1Database): Promise<CustomAttribute[]> {
  const { results } = await db.prepare('SELECT * FROM talonone_attributes ORDER BY id').all<Row>()
  return results.map(toAttribute)
}

/** Those of the given names that exist. */
export async function findAttributes(db: D1Database, names: readonly string[]): Promise<CustomAttribute[]> {
  const { results } = await db
    .prepare('SELECT * FROM talonone_attributes WHERE name IN (SELECT value FROM json_each(?))')
    .bind(JSON.stringify(names))
    .all<Row>()
  return results.map(toAttribute)
}

/** Returns null if the name or title is taken. */
export async function insertAttribute(db: D1Database, attribute: NewAttribute): Promise<CustomAttribute | null> {
  const { name, title, type, description, subscribedApplicationsIds } = attribute
  const row = await db
    .prepare(
      'INSERT OR IGNORE INTO talonone_attributes (name, title, type, description, applications) VALUES (?, ?, ?, ?, ?) RETURNING *',
    )
    .bind(name, title, type, description, JSON.stringify(subscribedApplicationsIds))
    .first<Row>()
  return row && toAttribute(row)
}

/** Returns null if there is no such attribute. Entity, name and type cannot be changed. */
export async function updateAttribute(
  db: D1Database,
  id: number,
  { title, description, subscribedApplicationsIds }: NewAttribute,
): Promise<CustomAttribute | null> {
  const row = await db
    .prepare('UPDATE talonone_attributes SET title = ?, description = ?, applications = ? WHERE id = ? RETURNING *')
    .bind(title, description, JSON.stringify(subscribedApplicationsIds), id)
    .first<Row>()
  return row && toAttribute(row)
}

function toAttribute({ applications, ...row }: Row): CustomAttribute {
  return {
    ...row,
    entity: 'CartItem',
    suggestions: [],
    editable: true,
    subscribedApplicationsIds: (JSON.parse(applications) as number[] | null) ?? allApplications.map(({ id }) => id),
  }
}
