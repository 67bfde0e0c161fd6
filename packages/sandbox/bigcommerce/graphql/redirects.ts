import { categoryIdsTo } from '../../catalogue/categories.ts'
import { readStoreLinks } from '../store-sites.ts'
import type { StorefrontScope } from './context.ts'

const [womens = 0] = categoryIdsTo('/womens/')

type Target = { __typename: string; entityId?: number; path?: string; url?: string }

/**
 * The store's redirects at its start, by the path that they replace. A merchant may also enter addresses of other
 * sites: the last one shows that the shop does not follow these.
 */
const seeded: Readonly<Record<string, Target>> = {
  '/summer-2025': { __typename: 'ManualRedirect', url: '/browse/womens?sort=featured' },
  '/old-home': { __typename: 'ManualRedirect', url: '/' },
  '/ladies': { __typename: 'CategoryRedirect', entityId: womens, path: '/womens/' },
  '/old-tote': { __typename: 'ProductRedirect', entityId: 1002, path: '/hedgerow-ditsy-keepsake-tote/' },
  '/our-journal': { __typename: 'ManualRedirect', url: 'https://journal.example/selvedge' },
}

/** The `Redirect` of a path in the scope's channel, or `null`. */
export async function redirectOf({ env, channel }: StorefrontScope, path: string) {
  const from = path.split(/[?#]/)[0] ?? ''
  const entered = await env.DB.prepare('SELECT url FROM manual_redirects WHERE from_path = ?').bind(from).first('url')
  const to: Target | undefined =
    typeof entered === 'string' ? { __typename: 'ManualRedirect', url: entered } : seeded[from]
  if (!to) return null
  const target = addressOf(to)
  const toUrl = target.startsWith('/') ? (await readStoreLinks(env)).path(channel.id, target) : target
  return { id: `redirect:${path}`, fromPath: path, to, toUrl }
}

export type ManualRedirect = { from: string; to: string; isSeeded: boolean }

/** All redirects, in the order of their paths. One that was entered replaces one of the start. */
export async function listRedirects(db: D1Database): Promise<ManualRedirect[]> {
  const { results } = await db
    .prepare('SELECT from_path AS "from", url AS "to" FROM manual_redirects')
    .all<{ from: string; to: string }>()
  const entered = results.map((redirect) => ({ ...redirect, isSeeded: false }))
  const rest = Object.entries(seeded)
    .filter(([from]) => !results.some((redirect) => redirect.from === from))
    .map(([from, to]) => ({ from, to: addressOf(to), isSeeded: true }))
  return [...entered, ...rest].toSorted((one, other) => one.from.localeCompare(other.from))
}

function addressOf({ url, path = '/' }: Target): string {
  return url ?? path
}

/** Adds a redirect, or replaces the one from the same path. */
export async function saveRedirect(db: D1Database, { from, to }: Omit<ManualRedirect, 'isSeeded'>): Promise<void> {
  await db.prepare('INSERT OR REPLACE INTO manual_redirects (from_path, url) VALUES (?, ?)').bind(from, to).run()
}

export async function deleteRedirect(db: D1Database, from: string): Promise<void> {
  await db.prepare('DELETE FROM manual_redirects WHERE from_path = ?').bind(from).run()
}
