/** @jsxImportSource hono/jsx */

import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ControlPage } from '../../control/page.tsx'
import { withControlAccess } from '../../control/with-control-access.ts'
import type { SandboxContext, SandboxRequest } from '../../env.ts'
import { stagingDomain, stagingPath } from '../staging-host.ts'
import { createContentStore } from '../store.ts'
import { editedMarkets, editorAddress, visualisationAddress } from './addresses.ts'
import { replaceContent, withIds } from './content-tree.ts'
import { ItemPage, ListPage } from './editor-pages.tsx'
import { fieldsOf, readFields } from './fields.ts'
import { announcePublication } from './publication-hook.ts'
import { VisualisationPage } from './visualisation-page.tsx'
import { visualisationScript } from './visualisation-script.ts'
import { createWorkspace, type OpenItem } from './workspace.ts'

const maxFormBytes = 1024 * 1024
const notices: Record<string, string> = {
  saved: 'The draft is saved. Previews show it; shoppers do not.',
  published: 'Published. The shop shows it within a minute or two.',
  notified: 'Published, and the shop has been told: it shows on the next visit.',
  discarded: 'The draft is gone; the item is as published.',
}

/** Pages on which people change content. They are not part of the content service, so its faults do not affect them. */
export const contentEditor = new Hono<SandboxContext>()

contentEditor.use('/editor/*', withControlAccess)
contentEditor.get('/editor', async (c) => {
  const market = editedMarkets.find((one) => one === c.req.query('market')) ?? 'uk'
  const search = c.req.query('search')?.trim() ?? ''
  return page(
    c,
    <ListPage
      env={c.env}
      market={market}
      search={search}
      items={await createWorkspace(c.env.DB).list(`${market}/`, search)}
    />,
  )
})

contentEditor.get('/editor/item/:id', async (c) => {
  const open = await createWorkspace(c.env.DB).open(c.req.param('id'))
  if (!open) return page(c, <NotFound />, 404)
  return page(c, <ItemPage env={c.env} open={open} fields={fieldsOf(open.item)} notice={noticeOf(c)} />)
})

contentEditor.post('/editor/item/:id', bodyLimit({ maxSize: maxFormBytes }), async (c) => {
  const workspace = createWorkspace(c.env.DB)
  const open = await workspace.open(c.req.param('id'))
  if (!open) return page(c, <NotFound />, 404)
  const form = await c.req.formData()
  const backTo = (done: string) =>
    c.redirect(
      form.get('from') === 'visualisation'
        ? `${visualisationAddress(c.req.param('id'))}&done=${done}`
        : `${editorAddress(c.req.param('id'))}?done=${done}`,
      303,
    )
  if (form.get('action') === 'discard') {
    await workspace.discardDraft(open.key)
    // A block that existed only in the draft is gone now.
    return (await workspace.open(c.req.param('id')))
      ? backTo('discarded')
      : c.redirect(`${editorAddress(open.root._meta.deliveryId)}?done=discarded`, 303)
  }
  const read = readFields(open.item, form)
  if ('fields' in read) return page(c, <ItemPage env={c.env} open={open} fields={read.fields} />, 400)
  const root = withIds(replaceContent(open.root, read.item))
  if (form.get('action') === 'publish') return backTo((await publish(c, open, root)) ? 'notified' : 'published')
  await workspace.saveDraft(open.key, root)
  return backTo('saved')
})

contentEditor.get('/visualisation', async (c) => {
  const id = c.req.query('content') ?? ''
  const open = await createWorkspace(c.env.DB).open(id)
  const delivered = await createContentStore(c.env, {
    view: { kind: 'draft' },
    mediaPath: stagingPath(stagingDomain),
  }).find({ id })
  if (!open || !delivered) return page(c, <NotFound />, 404)
  return page(c, <VisualisationPage env={c.env} open={open} delivered={delivered} notice={noticeOf(c)} />)
})
contentEditor.get('/visualisation.js', (c) =>
  c.body(visualisationScript, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
)

async function publish(c: SandboxRequest, { key }: OpenItem, root: OpenItem['root']): Promise<boolean> {
  const now = Date.now()
  const snapshotId = await createWorkspace(c.env.DB).publish(key, root, now)
  return announcePublication(c.env, { snapshotId, root, now })
}

function page(c: SandboxRequest, content: Parameters<SandboxRequest['html']>[0], status: 200 | 400 | 404 = 200) {
  return c.html(content, status, { 'cache-control': 'no-store' })
}

function noticeOf(c: SandboxRequest): string | undefined {
  return notices[c.req.query('done') ?? '']
}

function NotFound() {
  return (
    <ControlPage title="No such item">
      <p>
        The sandbox has no content item with this id. <a href="/amplience/editor">All content</a>
      </p>
    </ControlPage>
  )
}
