import type { Address, Cart } from '../../commerce/carts/cart.ts'
import { draftOrder } from '../../commerce/orders/draft-order.ts'
import { nextOrderNumber } from '../../commerce/orders/order-store.ts'
import { loadShelf, type ShelfProduct } from '../../commerce/shelf.ts'
import { addressInsertion } from '../addresses/address-store.ts'
import { toCheckoutAddress } from '../checkout-customer.ts'
import { customerInsertion } from '../customer-store.ts'
import { checkFormFields, fieldWrites } from '../form-fields/form-field-values.ts'
import { hashPassword } from '../login/password.ts'
import { wishlistInsertions } from '../wishlist-store.ts'
import { sampleAccounts, type SampleAccount } from './sample-accounts.ts'
import { readyToPay, sampleCart, type LineTargets } from './sample-cart.ts'
import { sampleDetails, type SampleDetails, type SampleOrder } from './sample-details.ts'
import { readStoreLinks } from '#sandbox/bigcommerce/store-sites.ts'
import { channelById, marketChannels } from '#sandbox/catalogue/channels.ts'
import { modifiersOf } from '#sandbox/catalogue/modifiers.ts'
import type { SandboxEnv } from '#sandbox/env.ts'

const seedKey = 'customers'
const seedVersion = '1'
const dayMs = 86_400_000
const sampleSize = 80
const unpaidStatuses: readonly number[] = [0, 1, 6, 7]

const emptied = ['customers', 'customer_settings', 'used_login_tokens'] as const

type Account = { id: number; account: SampleAccount; details: SampleDetails }

/**
 * Writes the sample accounts to a migrated database, once and all at once: customers, addresses, form fields,
 * wishlists, orders of the last two years and a profile cart. Orders and wishlists use the seeded catalogue; without
 * one there are none.
 */
export async function seedCustomers(db: D1Database, origins = localOrigins): Promise<void> {
  if (await isSeeded(db)) return
  const now = Date.now()
  const accounts = sampleAccounts.map((account, index) => ({
    id: index + 1,
    account,
    details: inKnownChannel(sampleDetails[account.email]),
  }))
  const stock = {
    shelf: await sampleProducts(db),
    targets: {
      links: await readStoreLinks({ DB: db, ...origins }),
      sandboxOrigin: origins.SANDBOX_ORIGIN,
    },
    now,
  }
  const customers = await customerInsertions(db, accounts, now)
  try {
    // The mark of the caller that comes second fails, and with it all of its statements.
    await db.batch([
      db.prepare('DELETE FROM seed WHERE key = ? AND value <> ?').bind(seedKey, seedVersion),
      db.prepare('INSERT INTO seed (key, value) VALUES (?, ?)').bind(seedKey, seedVersion),
      ...emptied.map((table) => db.prepare(`DELETE FROM ${table}`)),
      ...customers,
      ...sampleWishlists(db, accounts, stock.shelf),
      ...orderInsertions(db, accounts, stock),
      ...bagWrites(db, accounts, stock),
    ])
  } catch (error) {
    if (!(await isSeeded(db))) throw error
  }
}

async function isSeeded(db: D1Database): Promise<boolean> {
  const present = await db.prepare('SELECT value FROM seed WHERE key = ?').bind(seedKey).first<string>('value')
  return present === seedVersion
}

/** Deletes all customers and restores the sample accounts. Orders and carts must be deleted before. */
export async function resetCustomers(db: D1Database, origins = localOrigins): Promise<void> {
  await db.batch([
    ...emptied.map((table) => db.prepare(`DELETE FROM ${table}`)),
    db.prepare('DELETE FROM seed WHERE key = ?').bind(seedKey),
  ])
  await seedCustomers(db, origins)
}

const localOrigins: Pick<SandboxEnv, 'SANDBOX_ORIGIN' | 'STOREFRONT_ORIGIN'> = {
  SANDBOX_ORIGIN: 'http://localhost:8788',
  STOREFRONT_ORIGIN: 'http://localhost:8787',
}

async function customerInsertions(db: D1Database, accounts: readonly Account[], now: number) {
  const statements = accounts.map(async ({ id, account, details }) => {
    const [first_name = '', last_name = ''] = account.name.split(' ')
    const createdAt = now - 760 * dayMs + id * dayMs
    const fields = checkFormFields(
      'customer',
      Object.entries(details.fields).map(([name, value]) => ({ name, value })),
      account.email,
    )
    const columns = {
      email: account.email,
      first_name,
      last_name,
      phone: details.phone,
      password: await hashPassword(account.password),
      must_reset_password: Number(account.email.startsWith('george.')),
      accepts_emails: Number(details.fields['Preference Email'] === 'Yes'),
      store_credit: account.email.startsWith('harriet.') ? 1500 : 0,
      origin_channel_id: details.channelId,
      channel_ids: account.email.startsWith('casey.') ? JSON.stringify([details.channelId]) : null,
      created_at: createdAt,
      modified_at: createdAt,
    }
    return [
      customerInsertion(db, { ...columns, id }),
      ...fieldWrites(db, { owner: 'customer', ownerId: id, fields }),
      ...details.addresses.map((address) => addressInsertion(db, { ownerSql: '?', owner: id, address })),
    ]
  })
  return (await Promise.all(statements)).flat()
}

async function sampleProducts(db: D1Database): Promise<ShelfProduct[]> {
  const { results } = await db
    .prepare(
      "SELECT id FROM products WHERE is_visible = 1 AND type = 'physical' AND availability = 'available' AND inventory_tracking = 'variant' AND variant_count < 60 ORDER BY popularity DESC, id LIMIT ?",
    )
    .bind(sampleSize)
    .all<{ id: number }>()
  return [
    ...(
      await loadShelf(
        db,
        results.map(({ id }) => id),
      )
    ).values(),
  ].filter((product) => product.variants.length > 0 && modifiersOf(product).length === 0)
}

function sampleWishlists(db: D1Database, accounts: readonly Account[], products: readonly ShelfProduct[]) {
  const priya = accounts.find(({ account }) => account.email.startsWith('priya.'))
  if (!priya || products.length === 0) return []
  const item = (product: ShelfProduct) => ({ productId: product.id, variantId: product.variants[0]?.id ?? null })
  const saved = { customerId: priya.id, name: 'My wishlist', isPublic: false, items: products.slice(0, 60).map(item) }
  const birthday = { customerId: priya.id, name: 'Birthday', isPublic: true, items: products.slice(60, 65).map(item) }
  return [saved, birthday].flatMap((list) => wishlistInsertions(db, list, crypto.randomUUID()))
}

/** A store with other markets has the sample accounts in its first channel, and those of their orders it delivers. */
function inKnownChannel(details: SampleDetails): SampleDetails {
  return { ...details, channelId: (channelById(details.channelId) ?? marketChannels[0]).id }
}

type Stock = { shelf: readonly ShelfProduct[]; targets: LineTargets; now: number }

// Numbers increase with the dates, as in a real shop.
function orderInsertions(db: D1Database, accounts: readonly Account[], { shelf: products, targets, now }: Stock) {
  const all = accounts.flatMap(({ id, account, details }) =>
    details.orders.map((order, index) => ({ order, index, id, account, details })),
  )
  return all
    .toSorted((one, other) => other.order.daysAgo - one.order.daysAgo)
    .flatMap(({ order, index, id, account, details }) => {
      const [home] = details.addresses
      if (!home) return []
      const address = toCheckoutAddress({ ...home, id: 0, customer_id: id }, account.email)
      const createdAt = now - order.daysAgo * dayMs - (id * 7 + index * 3) * 60_000
      const cart = sampleCart(products, targets, {
        key: `${account.email}/${index}`,
        customerId: id,
        channelId: details.channelId,
        lines: order.lines,
        createdAt,
      })
      const ready = cart && readyToPay(cart, address)
      return ready ? [orderInsertion(db, ready, { order, address, createdAt, now })] : []
    })
}

type Placed = { order: SampleOrder; address: Address; createdAt: number; now: number }

function orderInsertion(db: D1Database, cart: Cart, { order, address, createdAt, now }: Placed) {
  const isPaid = !unpaidStatuses.includes(order.statusId)
  const draft = { ...draftOrder(cart), billing: address, payment: isPaid ? { brand: 'Visa', lastFour: '1111' } : null }
  const modifiedAt = Math.min(now, createdAt + 3 * dayMs)
  return db
    .prepare(
      `INSERT INTO orders (id, cart_id, paid_cart_id, customer_id, channel_id, status_id, email, created_at, modified_at, document)
       VALUES (${nextOrderNumber}, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      cart.id,
      isPaid ? cart.id : null,
      cart.customerId,
      cart.channelId,
      order.statusId,
      address.email,
      createdAt,
      modifiedAt,
      JSON.stringify(draft),
    )
}

function bagWrites(db: D1Database, accounts: readonly Account[], { shelf: products, targets, now }: Stock) {
  const leon = accounts.find(({ account }) => account.email.startsWith('leon.'))
  const cart =
    leon &&
    sampleCart(products, targets, {
      key: 'saved bag',
      customerId: leon.id,
      channelId: leon.details.channelId,
      lines: 2,
      createdAt: now,
    })
  if (!leon || !cart) return []
  return [
    db
      .prepare('INSERT OR REPLACE INTO carts (id, version, document, updated_at) VALUES (?, ?, ?, ?)')
      .bind(cart.id, cart.version, JSON.stringify(cart), cart.updatedAt),
    ...fieldWrites(db, {
      owner: 'customer',
      ownerId: leon.id,
      fields: checkFormFields('customer', [{ name: 'Cart ID', value: cart.id }], leon.account.email),
    }),
  ]
}
