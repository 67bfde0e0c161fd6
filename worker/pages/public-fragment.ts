import type { ReactNode } from 'react'
import * as v from 'valibot'
import { pagePolicies } from '../cache/page-policy.ts'
import { serveCached } from '../cache/serve-cached.ts'
import type { RenderedPage } from '../cache/serve-page.ts'
import { factory } from '../context/app-env.ts'
import { servicesUntil } from '../context/bind-services.ts'
import { limitRender } from './limit-render.ts'
import { responseParts, type ResponseParts } from './response-parts.ts'
import { htmlBytes } from '#client/html/static-html.ts'
import { marketKey } from '#shared/markets.ts'

const maxMs = 8000

type PublicFragment<Value extends string> = {
  /** The only query value that the fragment reads, and its schema. */
  parameter: string
  schema: v.GenericSchema<string, Value>
  /** @throws ServiceError */
  render: (value: Value, context: ResponseParts['context']) => Promise<ReactNode>
}

/**
 * An HTML fragment of `path` that is the same for every visitor. It is cached like a PLP if every part of it has
 * loaded. A value that the schema refuses is a 400.
 */
export function publicFragment<Value extends string>(
  path: string,
  { parameter, schema, render }: PublicFragment<Value>,
) {
  return factory.createHandlers(async (c) => {
    const parsed = v.safeParse(schema, c.req.query(parameter))
    if (!parsed.success) return c.body(null, 400)
    const { market, configuration } = c.get('visit')
    const nonce = c.get('nonce')
    const { context, isWhole, onPartFailed } = responseParts(c)
    const renderOnce = async (): Promise<RenderedPage> => {
      await limitRender(c.get('visit'))
      // Other requests wait for this load too, so it does not end with the request that began it.
      const services = servicesUntil(c.get('visit'), AbortSignal.timeout(maxMs))
      const body = htmlBytes(await render(parsed.output, { ...context, services }), onPartFailed)
      return { status: 200, body, nonce, isStorable: isWhole, isMadeUp: true }
    }
    const key = [path, marketKey(market), parsed.output].join(' ')
    const policy = configuration.isPageCacheOn ? pagePolicies.plp : null
    const { status, body } = await serveCached(c.get('visit'), {
      nonce,
      key,
      policy,
      contentVersion: 0,
      render: renderOnce,
    })
    return c.body(body, status as 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': isWhole() ? 'public, max-age=60' : 'no-store',
      'x-robots-tag': 'noindex',
    })
  })
}
