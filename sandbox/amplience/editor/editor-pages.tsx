/** @jsxImportSource hono/jsx */

import { ControlPage } from '../../control/page.tsx'
import type { SandboxEnv } from '../../env.ts'
import { edition } from '../seed/edition-content.ts'
import {
  type EditedMarket,
  editedMarkets,
  editorAddress,
  pageAddress,
  previewAddress,
  visualisationAddress,
} from './addresses.ts'
import { itemsInside } from './content-tree.ts'
import { FieldInputs } from './field-inputs.tsx'
import type { Field } from './fields.ts'
import type { ListedItem, OpenItem } from './workspace.ts'

type ListPageProps = { env: SandboxEnv; market: EditedMarket; search: string; items: readonly ListedItem[] }

export function ListPage({ env, market, search, items }: ListPageProps) {
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
    </ControlPage>
  )
}

export type ItemPageProps = { env: SandboxEnv; open: OpenItem; fields: readonly Field[]; notice?: string | undefined }

export function ItemPage({ env, open, fields, notice }: ItemPageProps) {
  const { key, root, item, hasDraft } = open
  const inside = itemsInside(item)
  return (
    <ControlPage title={item._meta.name}>
      <Trail open={open} />
      {notice && (
        <p class="notice" role="status">
          {notice}
        </p>
      )}
      <ItemForm open={open} fields={fields} />
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
      {inside.length > 0 && (
        <section aria-labelledby="inside">
          <h2 id="inside">{item === root ? 'Blocks of this item' : 'Inside this block'}</h2>
          <ol>
            {inside.map(({ _meta: { deliveryId, name, schema } }) => (
              <li key={deliveryId}>
                <a href={editorAddress(deliveryId)}>{name}</a> <span class="soft">{schema.split('/').at(-1)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
    </ControlPage>
  )
}

/** Breadcrumbs of the item: the list, and the item that contains it. */
export function Trail({ open: { key, root, item, hasDraft } }: { open: OpenItem }) {
  return (
    <p>
      <a href={`/amplience/editor?market=${key.slice(0, 2)}`}>All content</a>
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

/** The item's form. `from` is the page to return to. */
export function ItemForm({
  open,
  fields,
  from = 'editor',
}: Pick<ItemPageProps, 'open' | 'fields'> & { from?: 'editor' | 'visualisation' }) {
  const wrong = fields.filter(({ error }) => error !== undefined).length
  return (
    <form method="post" action={editorAddress(open.item._meta.deliveryId)} class="fields">
      {wrong > 0 && (
        <p class="error" role="alert">
          {wrong === 1 ? 'One field needs another look.' : `${wrong} fields need another look.`} Nothing has been saved.
        </p>
      )}
      <input type="hidden" name="from" value={from} />
      <FieldInputs fields={fields} />
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
    </form>
  )
}
