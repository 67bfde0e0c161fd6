import { Hono } from 'hono'
import type { SandboxContext } from '../env.ts'
import { pinnedHost, viewOf } from './staging-host.ts'
import { createContentStore } from './store.ts'

const timestampPattern = /^\d{12,14}$/

/**
 * The service that pins a staging host to a date (`timestamp`, epoch milliseconds) or a snapshot. It responds with the
 * name of the pinned host.
 */
export const amplienceVirtualStaging = new Hono<SandboxContext>()

amplienceVirtualStaging.get('/domain/:host', async (c) => {
  c.header('cache-control', 'no-store')
  if (!viewOf(c.req.param('host')))
    return c.json(
      { error: { type: 'DOMAIN_NOT_FOUND', message: 'Not found', data: { domain: c.req.param('host') } } },
      404,
    )
  const { timestamp, snapshotId } = c.req.query()
  if (timestamp !== undefined && timestampPattern.test(timestamp))
    return c.text(pinnedHost({ timestamp: Number(timestamp) }))
  if (snapshotId === undefined)
    return c.json(
      { error: { type: 'BAD_REQUEST', message: 'Give a timestamp in epoch milliseconds, or a snapshotId', data: {} } },
      400,
    )
  if (!(await createContentStore(c.env).hasSnapshot(snapshotId)))
    return c.json({ error: { type: 'SNAPSHOT_NOT_FOUND', message: 'Not found', data: { snapshotId } } }, 404)
  return c.text(pinnedHost({ snapshotId }))
})
