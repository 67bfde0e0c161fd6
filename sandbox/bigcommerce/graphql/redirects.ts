import { categoryIdsTo } from '../../catalogue/categories.ts'
import { readStoreLinks } from '../store-sites.ts'
import type { StorefrontScope } from './context.ts'

const [womens = 0] = categoryIdsTo('/womens/')

/**
 * The store's redirects, by the path that they replace. A merchant may also enter addresses of other sites: the last
 * one shows that the shop does not follow these.
 */
const redirects: Readonly<Record<string, { __typename: string; entityId?: number; path?: string; url?: string }>> = {
  '/summer-2025': { __typename: 'ManualRedirect', url: '/browse/womens?sort=featured' },
  '/old-home': { __typename: 'ManualRedirect', url: '/' },
  '/ladies': { __typename: 'CategoryRedirect', entityId: womens, path: '/womens/' },
  '/old-tote': { __typename: 'ProductRedirect', entityId: 1002, path: '/hedgerow-ditsy-keepsake-tote/' },
  '/our-journal': { __typename: 'ManualRedirect', url: 'https://journal.example/selvedge' },
}

/** The `Redirect` of a path in the scope's channel, or `null`. */
export async function redirectOf({ env, channel }: StorefrontScope, path: string) {
  const to = redirects[path.split(/[?#]/)[0] ?? '']
  if (!to) return null
  const target = to.url ?? to.path ?? '/'
  const toUrl = target.startsWith('/') ? (await readStoreLinks(env)).path(channel.id, target) : target
  return { id: `redirect:${path}`, fromPath: path, to, toUrl }
}
