/** @jsxImportSource hono/jsx */

import { ControlPage } from '../../control/page.tsx'
import type { SandboxEnv } from '../../env.ts'
import { edition } from '../seed/edition-content.ts'
import {
  type EditedMarket,
  editedMarkets,
  editorAddress,
  marketOf,
  pageAddress,
  previewAddress,
  visualisationAddress,
} from './addresses.ts'
import type { Examples } from './examples.ts'
import { FieldInputs } from './field-inputs.tsx'
import { type Field, wrongFields } from './fields.ts'
import type { ListedItem, OpenItem, ScheduledVersion } from './workspace.ts'

type ListPageProps = {
  env: SandboxEnv
  market: EditedMarket
  search: string
  items: readonly ListedItem[]
  /** What was wrong with a new item. */
  error?: string | undefined
}

export function ListPage({ env, market, search, items, error }: ListPageProps) {
  return (
    <ControlPage title="Content">
      <form method="get" action="/amplience/editor" class="fault-form">
        <div>
          <label htmlFor="market">Market</label>
          <select id="market" name="market">
            {editedMarkets.map((one) => (
              <option key={one} value={one} selected={one === market}>
                {one.toUpperCase()}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor="search">Words or key</label>
          <input id="search" name="search" type="search" value={search} />
        </div>
        <button>Show</button>
      </form>
      <p class="soft">
        An edition is scheduled from <time datetime={edition.start}>{new Date(edition.start).toUTCString()}</time>:{' '}
        <a href={previewAddress(env, `${market}/`, Date.parse(edition.start))}>the shop as it will be then</a>
      </p>
      <h2>{`${items.length} ${items.length === 1 ? 'item' : 'items'}`}</h2>
      {items.length > 0 && (
        <div class="scroll" tabindex={0} role="region" aria-label="Table of items">
          <table>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">Type</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ key, id, name, type, hasDraft }) => (
                <tr key={key}>
                  <th scope="row">
                    <a href={editorAddress(id)}>{name}</a>
                    <small>{key}</small>
                  </th>
                  <td>{type}</td>
                  <td>{hasDraft ? 'Draft not published' : 'Published'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <NewItem market={market} items={items} error={error} />
    </ControlPage>
  )
}

function NewItem({ market, items, error }: Pick<ListPageProps, 'market' | 'items' | 'error'>) {
  return (
    <section aria-labelledby="new">
      <h2 id="new">A new item</h2>
      <form method="post" action="/amplience/editor" class="fault-form">
        <div>
          <label htmlFor="key">Key</label>
          <p class="hint" id="key-hint">
            {`A page at /gifts-for-her has ${market}/page/gifts-for-her, a listing ${market}/listing/womens/….`}
          </p>
          {error && (
            <p class="error" id="key-error" role="alert">
              {error}
            </p>
          )}
          <input id="key" name="key" type="text" value={`${market}/page/`} aria-describedby="key-hint" required />
        </div>
        <div>
          <label htmlFor="from">Copy of</label>
          <select id="from" name="from">
            {items.map(({ key, id, name }) => (
              <option key={key} value={id} selected={key === `${market}/page/help`}>
                {`${name} (${key})`}
              </option>
            ))}
          </select>
        </div>
        <button>Make a draft</button>
      </form>
    </section>
  )
}

export type ItemPageProps = {
  env: SandboxEnv
  open: OpenItem
  fields: readonly Field[]
  form: FormAids
  scheduled: readonly ScheduledVersion[]
  notice?: string | undefined
}

/** What the form suggests. `changed` is the path of the list entry that was changed last. */
export type FormAids = {
  examples: Examples
  addresses: readonly { path: string; name: string }[]
  changed: string | undefined
}

export function ItemPage({ env, open, fields, form, scheduled, notice }: ItemPageProps) {
  const { key, root, item, hasDraft } = open
  return (
    <ControlPage title={item._meta.name}>
      <Trail open={open} />
      {notice && (
        <p class="notice" role="status">
          {notice}
        </p>
      )}
      <ItemForm open={open} fields={fields} form={form} isSchedulable={item === root} />
      <Schedule item={item} scheduled={scheduled} />
      <section aria-labelledby="see">
        <h2 id="see">See it</h2>
        <ul>
          <li>
            <a href={pageAddress(env, key)}>On the site, as published</a>
          </li>
          <li>
            <a href={previewAddress(env, key)}>In a preview of the shop{hasDraft ? ', with this draft' : ''}</a>
          </li>
          <li>
            <a href={visualisationAddress(item._meta.deliveryId)}>Alone, beside its form</a>
          </li>
        </ul>
      </section>
    </ControlPage>
  )
}

/** Breadcrumbs of the item: the list, and the item that contains it. */
export function Trail({ open: { key, root, item, hasDraft } }: { open: OpenItem }) {
  return (
    <p>
      <a href={`/amplience/editor?market=${marketOf(key)}`}>All content</a>
      {item !== root && (
        <>
          {' › '}
          <a href={editorAddress(root._meta.deliveryId)}>{root._meta.name}</a>
        </>
      )}{' '}
      › <code>{key}</code>{' '}
      <span class="soft">{hasDraft ? 'has a draft that is not published' : 'is as published'}</span>
    </p>
  )
}

/** Versions that editors have scheduled, in the order of their starts. */
function Schedule({ item, scheduled }: Pick<ItemPageProps, 'scheduled'> & Pick<OpenItem, 'item'>) {
  if (scheduled.length === 0) return null
  const time = (at: number) => <time datetime={new Date(at).toISOString()}>{new Date(at).toUTCString()}</time>
  return (
    <section aria-labelledby="scheduled">
      <h2 id="scheduled">Scheduled</h2>
      <form method="post" action={editorAddress(item._meta.deliveryId)}>
        <ul>
          {scheduled.map(({ id, start, end }) => (
            <li key={id}>
              From {time(start)}
              {end !== null && <> until {time(end)}</>}{' '}
              <button class="small" name="action" value={`unschedule:${id}`}>
                Remove
              </button>
            </li>
          ))}
        </ul>
      </form>
    </section>
  )
}

/** The item's form. `from` is the page to return to. */
export function ItemForm({
  open,
  fields,
  form,
  from = 'editor',
  isSchedulable = false,
}: Pick<ItemPageProps, 'open' | 'fields' | 'form'> & { from?: 'editor' | 'visualisation'; isSchedulable?: boolean }) {
  const wrong = wrongFields(fields)
  return (
    <form method="post" action={editorAddress(open.item._meta.deliveryId)} class="fields">
      {wrong > 0 && (
        <p class="error" role="alert">
          {wrong === 1 ? 'One field needs another look.' : `${wrong} fields need another look.`} Nothing has been saved.
        </p>
      )}
      <input type="hidden" name="from" value={from} />
      {/* Enter in a field saves, and does not press the first button of a list. */}
      <button class="visually-hidden" name="action" value="save" tabindex={-1} aria-hidden="true" />
      <FieldInputs fields={fields} schema={open.item._meta.schema} examples={form.examples} open={form.changed} />
      <datalist id="addresses">
        {form.addresses.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </datalist>
      <div class="actions">
        <button name="action" value="save">
          Save draft
        </button>
        <button name="action" value="publish">
          Publish
        </button>
        {open.hasDraft && (
          <button name="action" value="discard" formnovalidate>
            Discard draft
          </button>
        )}
      </div>
      {isSchedulable && (
        <details>
          <summary>Publish for a time</summary>
          <div class="fault-form">
            <div>
              <label htmlFor="start">Start (UTC)</label>
              <input id="start" name="start" type="datetime-local" />
            </div>
            <div>
              <label htmlFor="end">
                End (UTC) <span class="optional">optional</span>
              </label>
              <input id="end" name="end" type="datetime-local" />
            </div>
            <button name="action" value="schedule">
              Schedule
            </button>
          </div>
        </details>
      )}
    </form>
  )
}
