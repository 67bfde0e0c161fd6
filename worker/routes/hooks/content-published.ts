import * as v from 'valibot'
import { factory } from '../../context/app-env.ts'
import { problemResponse } from '../../http/problem.ts'
import { fromBase64, hmacKey, hmacVerify, sha256, toBytes, toHex } from '../../lib/crypto.ts'
import { limitBody } from '../../middleware/limit-body.ts'
import { EventsSchema, publishedItems } from './publication.ts'
import { endpoints } from '#shared/routes.ts'

const maxBodyBytes = 512 * 1024
const signatureHeader = 'x-amplience-webhook-signature'
const deliveryTtlSeconds = 30 * 24 * 60 * 60

/**
 * `POST /hooks/content-published`: the content service reports a publication with a signed request. After it, every
 * page and all content is rendered again before it is served. The signature authenticates the sender, so the origin is
 * not checked. A delivery is accepted only once.
 */
export const contentPublished = factory
  .createApp()
  .post(endpoints.contentPublished.path, limitBody(maxBodyBytes), async (c) => {
    const { configuration, ports, log } = c.get('visit')
    const secret = configuration.webhookSecret
    if (secret === null)
      return problemResponse({ status: 404, slug: 'not-found', title: 'This page could not be found' })
    const body = await c.req.arrayBuffer()
    const signature = fromBase64(c.req.header(signatureHeader) ?? '')
    if (!(await hmacVerify(await hmacKey(toBytes(secret)), { content: body, signature }))) {
      log.warn('hook-refused')
      return problemResponse({ status: 401, slug: 'not-signed', title: 'The signature is not right.' })
    }
    const events = v.safeParse(EventsSchema, jsonOf(body))
    if (!events.success)
      return problemResponse({ status: 400, slug: 'invalid-input', title: 'The request is not valid.' })
    const items = publishedItems(events.output)
    if (!items) return c.json({ status: 'ignored' })
    // The signature has more than one spelling, the body only one.
    const delivery = `hook/${toHex(await sha256(body))}`
    if ((await c.env.CONTENT.get(delivery)) !== null) return c.json({ status: 'known' })
    await ports.contentVersion.advance()
    await c.env.CONTENT.put(delivery, '1', { expirationTtl: deliveryTtlSeconds })
    log.info('content-published', { items })
    return c.json({ status: 'published' })
  })

/** The parsed body, or `null` if it is not JSON. */
function jsonOf(body: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}
