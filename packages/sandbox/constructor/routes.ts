import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { marketChannels } from '../catalogue/channels.ts'
import type { SandboxContext, SandboxRequest } from '../env.ts'
import { autocomplete } from './autocomplete.ts'
import { english } from './language/english.ts'
import { german } from './language/german.ts'
import { recommend } from './recommendations.ts'
import { Refusal, type IndexScope } from './scope.ts'
import { browse, search } from './search.ts'

/**
 * The search service. Its only credential is the public `key` of an index. Each market has one index for each of its
 * languages: `eu` and `eu-de`.
 */
export const constructorSearch = new Hono<SandboxContext>()

constructorSearch.use(cors())
constructorSearch.get('/autocomplete/:query', (c) =>
  respond(c, (scope) => autocomplete(scope, c.req.param('query'), query(c))),
)
constructorSearch.get('/search/:query', (c) => respond(c, (scope) => search(scope, c.req.param('query'), query(c))))
constructorSearch.get('/browse/:filterName/:filterValue', (c) =>
  respond(c, (scope) =>
    browse(scope, { name: c.req.param('filterName'), value: c.req.param('filterValue') }, query(c)),
  ),
)
constructorSearch.get('/recommendations/v1/pods/:podId', (c) =>
  respond(c, (scope) => recommend(scope, c.req.param('podId'), query(c))),
)

async function respond<Body extends object>(c: SandboxRequest, make: (scope: IndexScope) => Promise<Body | Refusal>) {
  const key = c.req.query('key') ?? ''
  const index = indexOf(key)
  if (!index || !c.env.CONSTRUCTOR_KEYS.split(',').includes(key)) {
    return c.json(
      { message: 'We have no record of this key. You can find your key at app.constructor.io/dashboard.' },
      400,
    )
  }
  const body = await make({ db: c.env.DB, origin: c.env.SANDBOX_ORIGIN, ...index })
  if (body instanceof Refusal) return c.json({ message: body.message }, 400)
  return c.json({ ...body, result_id: crypto.randomUUID() })
}

function indexOf(key: string): Pick<IndexScope, 'currency' | 'market' | 'dictionary'> | undefined {
  const channel = marketChannels.find(({ market }) => key === market || key.startsWith(`${market}-`))
  if (!channel) return undefined
  const { currency, market, translations } = channel
  if (key === market) return { currency, market, dictionary: english }
  const isTranslated = translations.some((language) => key === `${market}-${language}`)
  return isTranslated ? { currency, market, dictionary: german } : undefined
}

function query(c: SandboxRequest): URLSearchParams {
  return new URL(c.req.url).searchParams
}
