import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import * as v from 'valibot'
import { agentName } from '../assistants/agent-name.ts'
import { type Agent, checkAgent, checkVersion, readAgent } from '../assistants/agent.ts'
import { type CartTool, type CartToolName, cartTools, isCartToolName } from '../assistants/cart-operations.ts'
import { KeySchema } from '../assistants/cart-requests.ts'
import { callCartTool } from '../assistants/cart-tools.ts'
import { namesDestination } from '../assistants/delivery-request.ts'
import { codes, protocolVersions, readMessage, resultOf, RpcError, type RpcId } from '../assistants/mcp.ts'
import { shopProfile } from '../assistants/profile.ts'
import { RefusedRequest } from '../assistants/protocol.ts'
import { toRefusal } from '../assistants/refusal.ts'
import { siteFor } from '../assistants/site-for.ts'
import { callTool, pathsOfTools, type ToolName } from '../assistants/tools.ts'
import type { CommercePart } from '../configuration/page-settings.ts'
import { type AppEnv, factory } from '../context/app-env.ts'
import { servicesUntil } from '../context/bind-services.ts'
import { limitRate } from '../context/rate-limit.ts'
import { sitesHere } from '../context/sites-here.ts'
import { urlOf } from '../http/url-of.ts'
import { sha256, toHex } from '../lib/crypto.ts'
import { countAssistantCalls } from '../middleware/call-budget.ts'
import { assistantPrices } from '../middleware/call-prices.ts'
import { refuseInMaintenance } from '../middleware/maintenance.ts'
import { NotFoundError } from '#shared/errors.ts'
import { endpoints } from '#shared/routes.ts'
import { type Site, siteUrl } from '#shared/sites.ts'

const maxBodyBytes = 16 * 1024
const tooLarge = () => {
  throw new RefusedRequest('request_too_large', 413, 'The request is too large.')
}

/** Refuses what another site starts and counts the rest, before the body is read. */
const admitted = (part: CommercePart) =>
  factory.createMiddleware(async function admit(c, next) {
    if (!c.get('configuration').commerceParts.includes(part)) throw new NotFoundError(`The part ${part} is off.`)
    const origin = c.req.header('origin')
    if (origin !== undefined && origin !== urlOf(c.req.raw).origin)
      throw new RefusedRequest('forbidden', 403, 'A page of another site cannot call this.')
    await limitRate(c.get('visit'), 'assistant')
    const type = c.req.header('content-type')?.toLowerCase()
    if (type === undefined && !needsBody(c)) return next()
    if (!type?.startsWith('application/json'))
      throw new RefusedRequest('invalid_request', 415, 'The body must be JSON.')
    return next()
  })
/**
 * A cart is read without a body, and may be cancelled without one. If a body is there, the request does not say: the
 * runtime makes an empty stream of none.
 */
function needsBody(c: Context<AppEnv>): boolean {
  return c.req.method !== 'GET' && !c.get('path').endsWith('/cancel')
}
const withShortBody = bodyLimit({ maxSize: maxBodyBytes, onError: tooLarge })

/** What assistants use: the profile of the shop, its catalogue and carts over REST, and both as tools of MCP. */
export const assistants = factory
  .createApp()
  .get(endpoints.commerceProfile.path, etag(), (c) => {
    const visit = c.get('visit')
    if (visit.configuration.commerceParts.length === 0) throw new NotFoundError('The protocol is off.')
    return c.json(shopProfile(visit), 200, { 'cache-control': 'public, max-age=3600' })
  })
  .route('/', restApp())
  .route('/', mcpApp())

function restApp() {
  const app = factory.createApp().onError(onRestError)
  for (const [name, path] of Object.entries(pathsOfTools) as [keyof typeof pathsOfTools, string][])
    app.post(path, admitted('catalog'), withShortBody, async (c) => {
      admitAgent(c, readAgent(c.req.header('ucp-agent') ?? null))
      return c.body(await call(c, name, parseJson(await c.req.text())), 200, { 'content-type': 'application/json' })
    })
  for (const [name, { method, path, part }] of Object.entries(cartTools) as [CartToolName, CartTool][])
    app.on(method, [path], admitted(part), withShortBody, async (c) => {
      const agent = readAgent(c.req.header('ucp-agent') ?? null)
      admitAgent(c, agent)
      const text = method === 'GET' ? '' : await c.req.text()
      const { body, isCreated } = await callCart(c, name, {
        id: c.req.param('id') ?? '',
        input: text === '' ? {} : parseJson(text),
        key: c.req.header('idempotency-key'),
        content: text,
        profile: agent.profile,
      })
      return c.body(body, isCreated ? 201 : 200, { 'content-type': 'application/json' })
    })
  return app
}

function mcpApp() {
  const app = factory.createApp().onError((cause, c) => onMcpError(cause, c, null))
  for (const path of [endpoints.assistantTools.path, endpoints.guessedTools.path])
    app.post(path, admitted('mcp'), withShortBody, async (c) => {
      const asked = c.req.header('mcp-protocol-version')
      if (asked !== undefined && !protocolVersions.some((known) => known === asked))
        throw new RpcError(codes.invalidRequest, 'The version of the protocol is not supported.', 400)
      const message = readMessage(await c.req.text())
      // A notification has no response.
      if (message.id === undefined) return c.body(null, 202)
      const { id } = message
      return resultOf(message, c.get('configuration'), (name, given) => callAsTool(c, name, given)).then(
        (result) => c.json({ jsonrpc: '2.0', id, result }),
        (cause: Error) => onMcpError(cause, c, id),
      )
    })
  return app
}

const MetaSchema = v.optional(
  v.object({
    'ucp-agent': v.optional(v.object({ profile: v.optional(v.string()), version: v.optional(v.string()) }), {}),
    'idempotency-key': v.optional(v.unknown()),
  }),
  {},
)

/**
 * Names the platform for data points, and refuses one without a profile. A program that has guessed the address of the
 * tools knows nothing of profiles, so it needs none there (D-391).
 *
 * @throws RefusedRequest
 */
function admitAgent(c: Context<AppEnv>, agent: Agent): void {
  c.set('agent', agentName(agent.profile))
  const check = c.get('path') === endpoints.guessedTools.path ? checkVersion : checkAgent
  check(agent)
}

async function callAsTool(
  c: Context<AppEnv>,
  name: ToolName | CartToolName,
  { meta, ...given }: Record<string, unknown>,
): Promise<string> {
  const parsed = v.safeParse(MetaSchema, meta)
  const agent: Agent = parsed.success ? parsed.output['ucp-agent'] : {}
  admitAgent(c, agent)
  if (!isCartToolName(name)) return call(c, name, name === 'search_help' ? given : given['catalog'])
  const { id = '' } = given
  const { body } = await callCart(c, name, {
    id: typeof id === 'string' ? id : '',
    input: given[cartTools[name].kind],
    key: parsed.success ? parsed.output['idempotency-key'] : undefined,
    content: JSON.stringify(given),
    profile: agent.profile,
  })
  return body
}

type GivenCall = { id: string; input: unknown; key: unknown; content: string; profile: string | undefined }

/** Carries out an operation on an assistant's cart, whose calls are counted before anything is read. */
async function callCart(c: Context<AppEnv>, name: CartToolName, { key, content, profile = '', ...given }: GivenCall) {
  nameRoute(c, name, cartTools[name].path)
  const { kind, action, price } = cartTools[name]
  const mayEstimate = kind === 'checkout' && namesDestination(given.input)
  const mayPay = action === 'complete' && c.get('configuration').mayAssistantsPay
  const { estimating, paying } = assistantPrices
  await countAssistantCalls(c, price + (mayEstimate ? estimating : 0) + (mayPay ? paying : 0))
  const request = {
    key: v.parse(KeySchema, key),
    digest: toHex(await sha256(JSON.stringify([name, given.id, content]))),
  }
  const agent = c.get('agent')
  return callCartTool(c.get('visit'), { name, ...given, request, profile, agent, place: (site) => place(c, site) })
}

/** Calls a tool of the catalogue. */
function call(c: Context<AppEnv>, name: ToolName, input: unknown) {
  nameRoute(c, name, name === 'search_help' ? c.get('path') : pathsOfTools[name])
  const enter = (locality: Parameters<typeof siteFor>[1]) => place(c, siteFor(c.get('visit'), locality))
  return callTool(c.get('visit'), { name, input, nonce: c.get('nonce'), enter })
}

/** The route of spans and data points: the pattern of an operation over REST, else the tool. */
function nameRoute(c: Context<AppEnv>, name: string, pattern: string): void {
  const path = c.get('path')
  const isTool = path === endpoints.assistantTools.path || path === endpoints.guessedTools.path
  const route = isTool ? `${path} ${name}` : pattern
  c.set('route', route)
  c.get('tracing').add({ route })
}

/** Places the visit in the market of the shopper. @throws MaintenanceError */
function place(c: Context<AppEnv>, site: Site): Site {
  c.set('market', site.market)
  c.set('services', servicesUntil(c.get('visit'), c.req.raw.signal))
  void refuseInMaintenance(site.market)(c)
  return site
}

function parseJson(text: string): unknown {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text)
  if (!json.success) throw new RefusedRequest('invalid_request', 400, 'The body is not JSON.')
  return json.output
}

/** https://ucp.dev/2026-08-25/specification/overview, 'Transport Bindings' */
function onRestError(cause: Error, c: Context<AppEnv>): Response {
  const { status, code, content, retryAfterSeconds } = toRefusal(cause, c.get('visit'))
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds))
  return c.json({ code, content, continue_url: homeOf(c) }, status as 400)
}

function onMcpError(cause: Error, c: Context<AppEnv>, id: RpcId | null): Response {
  if (cause instanceof RpcError) return rpcError(c, { id, code: cause.code, message: cause.message }, cause.status)
  const { status, code, content, retryAfterSeconds } = toRefusal(cause, c.get('visit'))
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds))
  if (cause instanceof v.ValiError) return rpcError(c, { id, code: codes.invalidParams, message: content }, 200)
  const isNegotiation = code === 'invalid_profile_url' || code === 'version_unsupported'
  const data = {
    code,
    content,
    continue_url: homeOf(c),
    ...(retryAfterSeconds !== undefined && { retry_after: retryAfterSeconds }),
  }
  const rpcCode = isNegotiation ? codes.negotiation : status === 500 ? codes.failed : codes.refused
  return rpcError(c, { id, code: rpcCode, message: content, data }, status)
}

function rpcError(
  c: Context<AppEnv>,
  { id, ...error }: { id: RpcId | null; code: number; message: string; data?: object },
  status: number,
) {
  return c.json({ jsonrpc: '2.0', id, error }, status as 200)
}

function homeOf(c: Context<AppEnv>): string | undefined {
  const [site] = sitesHere(c.get('visit'))
  return site && siteUrl(site, '/')
}
