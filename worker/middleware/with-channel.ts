import { HTTPException } from 'hono/http-exception'
import { factory } from '../context/app-env.ts'
import { channelIdOf } from '../context/channel-id.ts'

const headerName = 'x-bigcommerce-channel-id'
const defaultId = 1

/** Every commerce call names its channel. One that contradicts the market of the address is refused (D-94). */
export const withChannel = factory.createMiddleware(async function channel(c, next) {
  const header = c.req.header(headerName)
  if (header !== undefined && parse(header) !== channelIdOf(c.get('visit'))) {
    throw new HTTPException(400, { message: `The ${headerName} header names another channel than this market's.` })
  }
  await next()
})

function parse(header: string): number {
  try {
    return parseChannelId(header)
  } catch (cause) {
    throw new HTTPException(400, { message: cause instanceof Error ? cause.message : String(cause), cause })
  }
}

/**
 * Parses the channel id header. Returns 1 if it is missing or 0.
 *
 * @throws Error 'Channel id is not a number.'
 */
export function parseChannelId(header: string | null | undefined): number {
  if (header === null || header === undefined || header.trim() === '') return defaultId
  const id = Number(header)
  if (!Number.isInteger(id)) throw new Error('Channel id is not a number.')
  return id === 0 ? defaultId : id
}
