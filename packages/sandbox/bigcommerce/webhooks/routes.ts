import { Hono, type Context } from 'hono'
import type { SandboxContext, SandboxRequest } from '../../env.ts'
import { readBody } from '../commerce/carts/cart-bodies.ts'
import { Refusal, respondToError } from '../commerce/refusal.ts'
import { envelope, respondWithPage, withManagementApi } from '../rest.ts'
import { ChangedHookBody, NewHookBody } from './bodies.ts'
import { deleteHook, findHook, insertHook, listHooks, replaceHook, type Hook } from './hook-store.ts'

/** `/v3/hooks` of the REST Management API: registrations for notifications of the store's events. */
export const webhooks = new Hono<SandboxContext>()
  .use('/stores/:storeHash/*', withManagementApi)
  .get('/stores/:storeHash/v3/hooks', async (c) => {
    const [scope, destination, isActive] = ['scope', 'destination', 'is_active'].map((name) => c.req.query(name))
    const hooks = (await listHooks(c.env.DB)).filter(
      (hook) =>
        (!scope || hook.scope === scope) &&
        (!destination || hook.destination === destination) &&
        (!isActive || String(hook.isActive) === isActive),
    )
    return respondWithPage(c, hooks, (hook) => toWire(c, hook))
  })
  .post('/stores/:storeHash/v3/hooks', async (c) => {
    const { scope, destination, is_active: isActive, headers } = await readBody(c, NewHookBody)
    return c.json(
      envelope(
        toWire(c, requireFree(await insertHook(c.env.DB, { scope, destination, isActive, headers: headers ?? {} }))),
      ),
    )
  })
  .put('/stores/:storeHash/v3/hooks/:id', async (c) => {
    const hook = await requireHook(c)
    const {
      scope = hook.scope,
      destination = hook.destination,
      is_active: isActive = hook.isActive,
      headers = hook.headers,
    } = await readBody(c, ChangedHookBody)
    return c.json(
      envelope(
        toWire(
          c,
          requireFree(await replaceHook(c.env.DB, hook.id, { scope, destination, isActive, headers: headers ?? {} })),
        ),
      ),
    )
  })
  .delete('/stores/:storeHash/v3/hooks/:id', async (c) => {
    const hook = await requireHook(c)
    await deleteHook(c.env.DB, hook.id)
    return c.json(envelope(toWire(c, hook)))
  })

webhooks.onError(respondToError)

async function requireHook(c: Context<SandboxContext, '/stores/:storeHash/v3/hooks/:id'>): Promise<Hook> {
  const hook = await findHook(c.env.DB, Number(c.req.param('id')))
  if (!hook) throw new Refusal(404, 'Webhook not found')
  return hook
}

function requireFree(hook: Hook | null): Hook {
  if (!hook) throw new Refusal(409, 'A webhook of this scope and destination exists')
  return hook
}

function toWire(c: SandboxRequest, { id, scope, destination, headers, isActive, createdAt, updatedAt }: Hook) {
  return {
    id,
    client_id: c.env.BIGCOMMERCE_CLIENT_ID,
    store_hash: c.env.BIGCOMMERCE_STORE_HASH,
    scope,
    destination,
    headers,
    is_active: isActive,
    created_at: Math.floor(createdAt / 1000),
    updated_at: Math.floor(updatedAt / 1000),
  }
}
