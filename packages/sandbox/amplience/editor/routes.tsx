/** @jsxImportSource hono/jsx */

import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { ControlPage } from '../../control/page.tsx'
import { withControlAccess } from '../../control/with-control-access.ts'
import type { SandboxContext, SandboxRequest } from '../../env.ts'
import type { Content } from '../content.ts'
import { stagingDomain, stagingPath } from '../staging-host.ts'
import { createContentStore } from '../store.ts'
import { editedMarkets, editorAddress, marketOf, visualisationAddress } from './addresses.ts'
import { changeList, readListChange, valueAt, type ListChange } from './change-list.ts'
import { copyFor, replaceContent, withIds } from './content-tree.ts'
import { type FormAids, ItemPage, ListPage } from './editor-pages.tsx'
import { examplesIn } from './examples.ts'
import { type Field, fieldsOf, readFields } from './fields.ts'
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
  created: 'This is a draft. Publish it, and the shop has it.',
  changed: 'Changed in the draft. Previews show it; shoppers do not.',
  scheduled: 'Scheduled. The shop shows it from its start to its end, and a preview of that time shows it now.',
  unscheduled: 'It is no longer scheduled.',
  'not-scheduled': 'Nothing was scheduled: enter a start, and an end after it or none.',
}

/** Pages on which people change content. They are not part of the content service, so its faults do not affect them. */
export const contentEditor = new Hono<SandboxContext>()

contentEditor.use('/editor', withControlAccess)
contentEditor.use('/editor/*', withControlAccess)
contentEditor.get('/editor', (c) => listPage(c, c.req.query('market'), c.req.query('search')?.trim() ?? ''))

contentEditor.post('/editor', bodyLimit({ maxSize: maxFormBytes }), async (c) => {
  const workspace = createWorkspace(c.env)
  const form = await c.req.formData()
  const key = String(form.get('key') ?? '').trim()
  const from = await workspace.open(String(form.get('from') ?? ''))
  const error = !isKey(key)
    ? 'Enter a market and a name, such as uk/page/gifts: small letters, digits, - and /.'
    : (await workspace.has(key))
      ? 'There is an item with this key.'
      : from
        ? undefined
        : 'Choose an item to copy.'
  if (error !== undefined || !from) return listPage(c, marketOf(key), '', error)
  const item = copyFor(key, key.slice(key.lastIndexOf('/') + 1), from.root)
  await workspace.saveDraft(key, item)
  return c.redirect(`${editorAddress(item._meta.deliveryId)}?done=created`, 303)
})

contentEditor.get('/editor/item/:id', async (c) => {
  const open = await createWorkspace(c.env).open(c.req.param('id'))
  return open ? itemPage(c, open) : page(c, <NotFound />, 404)
})

contentEditor.post('/editor/item/:id', bodyLimit({ maxSize: maxFormBytes }), async (c) => {
  const workspace = createWorkspace(c.env)
  const open = await workspace.open(c.req.param('id'))
  if (!open) return page(c, <NotFound />, 404)
  const { key } = open
  const form = await c.req.formData()
  const action = String(form.get('action') ?? '')
  const backTo = (done: string, changed = '') => {
    const query = new URLSearchParams({ done, ...(changed !== '' && { changed }) })
    return c.redirect(
      form.get('from') === 'visualisation'
        ? `${visualisationAddress(c.req.param('id'))}&${query}`
        : `${editorAddress(c.req.param('id'))}?${query}`,
      303,
    )
  }
  if (action.startsWith('unschedule:')) {
    await workspace.unschedule(key, action.slice('unschedule:'.length))
    return backTo('unscheduled')
  }
  if (action === 'discard') {
    await workspace.discardDraft(key)
    // An item or a block that existed only in the draft is gone now.
    if (await workspace.open(c.req.param('id'))) return backTo('discarded')
    const root = await workspace.open(open.root._meta.deliveryId)
    return c.redirect(root ? `${editorAddress(root.root._meta.deliveryId)}?done=discarded` : '/amplience/editor', 303)
  }
  const read = readFields(open.item, form)
  if ('fields' in read) return itemPage(c, open, read.fields)
  const change = readListChange(action)
  const item = change ? changeList(read.item, change, await addedBy(c, read.item, change, form)) : read.item
  const root = withIds(replaceContent(open.root, item))
  if (action === 'publish') return backTo((await publish(c, open, root)) ? 'notified' : 'published')
  if (action === 'schedule') {
    const times = readTimes(form)
    if (!times) return backTo('not-scheduled')
    await workspace.schedule(key, root, times)
    return backTo('scheduled')
  }
  await workspace.saveDraft(key, root)
  return change ? backTo('changed', change.path) : backTo('saved')
})

contentEditor.get('/visualisation', async (c) => {
  const id = c.req.query('content') ?? ''
  const open = await createWorkspace(c.env).open(id)
  const delivered = await createContentStore(c.env, {
    view: { kind: 'draft' },
    mediaPath: stagingPath(stagingDomain),
  }).find({ id })
  if (!open || !delivered) return page(c, <NotFound />, 404)
  const form = await aidsOf(c, open.key)
  return page(c, <VisualisationPage env={c.env} open={open} delivered={delivered} form={form} notice={noticeOf(c)} />)
})
contentEditor.get('/visualisation.js', (c) =>
  c.body(visualisationScript, 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }),
)

async function listPage(c: SandboxRequest, name: string | undefined, search: string, error?: string) {
  const market = marketOf(`${name}/`)
  const items = await createWorkspace(c.env).list(`${market}/`, search)
  const content = <ListPage env={c.env} market={market} search={search} items={items} error={error} />
  return page(c, content, error === undefined ? 200 : 400)
}

/** The page of an item. `wrong` are the fields of a form with errors. */
async function itemPage(c: SandboxRequest, open: OpenItem, wrong?: Field[]) {
  const [form, scheduled] = await Promise.all([aidsOf(c, open.key), createWorkspace(c.env).scheduled(open.key)])
  const fields = wrong ?? fieldsOf(open.item)
  return page(
    c,
    <ItemPage env={c.env} open={open} fields={fields} form={form} scheduled={scheduled} notice={noticeOf(c)} />,
    wrong ? 400 : 200,
  )
}

async function aidsOf(c: SandboxRequest, key: string): Promise<FormAids> {
  const workspace = createWorkspace(c.env)
  const [all, addresses] = await Promise.all([workspace.all(), workspace.addresses(key)])
  return { examples: examplesIn(all), addresses, changed: c.req.query('changed') }
}

/** What a press of Add puts there: a block of the chosen type, a copy of the last entry, or what other items have. */
async function addedBy(c: SandboxRequest, item: Content, { name, path }: ListChange, form: FormData) {
  if (name !== 'add') return undefined
  const examples = examplesIn(await createWorkspace(c.env).all())
  const type = form.get(`type.${path}`)
  if (typeof type === 'string') return examples.block(type)
  const list = valueAt(item, path)
  return Array.isArray(list) && list.length > 0 ? structuredClone(list.at(-1)) : examples.value(item._meta.schema, path)
}

/** The times of the form, which are in UTC; `null` without a start, or with an end before it. */
function readTimes(form: FormData): { start: number; end: number | null } | null {
  const timeOf = (name: string) => {
    const text = form.get(name)
    return typeof text === 'string' && text !== '' ? Date.parse(`${text}Z`) : null
  }
  const [start, end] = [timeOf('start'), timeOf('end')]
  if (start === null || Number.isNaN(start) || Number.isNaN(end)) return null
  return end !== null && end <= start ? null : { start, end }
}

/** True for a key below a market, in the characters that the content service takes. */
function isKey(key: string): boolean {
  return editedMarkets.some((market) => key.startsWith(`${market}/`)) && /^[a-z0-9-]+(?:\/[a-z0-9-]+)+$/.test(key)
}

async function publish(c: SandboxRequest, { key }: OpenItem, root: OpenItem['root']): Promise<boolean> {
  const now = Date.now()
  const snapshotId = await createWorkspace(c.env).publish(key, root, now)
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
