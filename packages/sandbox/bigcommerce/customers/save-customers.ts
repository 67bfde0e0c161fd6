import { fromWireNumber } from '../commerce/money.ts'
import { Refusal } from '../commerce/refusal.ts'
import { addressInsertion, addressOf } from './addresses/address-store.ts'
import { isOneOf } from './conditions.ts'
import type { ChangedCustomerBody, NewCustomerBody } from './customer-bodies.ts'
import {
  customerInsertion,
  customerUpdate,
  findCustomers,
  signOutEverywhere,
  type CustomerColumns,
} from './customer-store.ts'
import type { CustomerRow } from './customer.ts'
import { checkFormFields, fieldWrites } from './form-fields/form-field-values.ts'
import { hashPassword } from './login/password.ts'
import { withoutUndefined } from './without-undefined.ts'
import { readShopLinks, type SiteEnv } from '#sandbox/bigcommerce/store-sites.ts'
import type { Language } from '#sandbox/catalogue/languages.ts'
import { mailInsertion, renderMail } from '#sandbox/mails/render-mail.ts'

export const createFailed = 'Create customers failed.'
export const updateFailed = 'Update customers failed.'

const byEmail = 'SELECT id FROM customers WHERE email = ?'

/**
 * Creates customers with their addresses and fields, all of them or none.
 *
 * @throws Refusal 422 for an e-mail address that is taken or appears twice, or an unknown form field or state.
 */
export async function createCustomers(
  env: SiteEnv,
  bodies: readonly NewCustomerBody[],
  language: Language = 'en',
): Promise<CustomerRow[]> {
  const { DB: db } = env
  await requireFreeEmails(
    db,
    bodies.map(({ email }) => ({ email })),
    createFailed,
  )
  const now = Date.now()
  const statements: D1PreparedStatement[] = []
  for (const body of bodies) {
    const { email, first_name, last_name } = body
    const owner = { sql: byEmail, value: email }
    statements.push(
      customerInsertion(db, {
        ...(await columnsOf(body)),
        email,
        first_name,
        last_name,
        created_at: now,
        modified_at: now,
      }),
      ...fieldWrites(db, {
        owner: 'customer',
        ownerId: owner,
        fields: checkFormFields('customer', body.form_fields ?? [], createFailed),
      }),
      ...(body.addresses ?? []).flatMap((address) => {
        const fields = checkFormFields('address', address.form_fields ?? [], createFailed)
        const latest = { sql: `SELECT MAX(id) FROM customer_addresses WHERE customer_id = (${byEmail})`, value: email }
        return [
          addressInsertion(db, { ownerSql: byEmail, owner: email, address: addressOf(address, createFailed) }),
          ...fieldWrites(db, { owner: 'address', ownerId: latest, fields }),
        ]
      }),
      ...(body.trigger_account_created_notification ? [await welcomeMail(env, body, language)] : []),
    )
  }
  await writeAll(db, statements, createFailed)
  return inOrder(
    await findCustomers(db, [
      isOneOf(
        'email',
        bodies.map(({ email }) => email),
      ),
    ]),
    bodies,
    (row, body) => row.email.toLowerCase() === body.email.toLowerCase(),
  )
}

/**
 * Changes customers, all of them or none. A new password ends all sessions of its customer.
 *
 * @throws Refusal 422 for an unknown id, another customer's e-mail address, or an unknown form field.
 */
export async function updateCustomers(db: D1Database, bodies: readonly ChangedCustomerBody[]): Promise<CustomerRow[]> {
  const ids = bodies.map(({ id }) => id)
  const existingIds = new Set((await findCustomers(db, [isOneOf('id', ids)])).map(({ id }) => id))
  const missingId = ids.find((id) => !existingIds.has(id))
  if (missingId !== undefined)
    throw new Refusal(422, updateFailed, {
      '.customer_update': 'Error updating customers',
      id: `Customer ${missingId} does not exist`,
    })
  await requireFreeEmails(
    db,
    bodies.flatMap(({ id, email }) => (email === undefined ? [] : [{ id, email }])),
    updateFailed,
  )
  const statements: D1PreparedStatement[] = []
  for (const body of bodies) {
    const { id, email, first_name, last_name } = body
    const names = {
      ...(email !== undefined && { email }),
      ...(first_name !== undefined && { first_name }),
      ...(last_name !== undefined && { last_name }),
    }
    statements.push(
      customerUpdate(db, id, { ...(await columnsOf(body)), ...names, modified_at: Date.now() }),
      ...fieldWrites(db, {
        owner: 'customer',
        ownerId: id,
        fields: checkFormFields('customer', body.form_fields ?? [], updateFailed),
      }),
      ...(body.authentication?.new_password === undefined ? [] : signOutEverywhere(db, id)),
    )
  }
  await writeAll(db, statements, updateFailed)
  return inOrder(await findCustomers(db, [isOneOf('id', ids)]), bodies, (row, body) => row.id === body.id)
}

type CommonBody = Omit<ChangedCustomerBody, 'id' | 'email' | 'first_name' | 'last_name'>

async function columnsOf(body: CommonBody): Promise<CustomerColumns> {
  const { company, phone, notes, tax_exempt_category, registration_ip_address, customer_group_id, origin_channel_id } =
    body
  const same = {
    company,
    phone,
    notes,
    tax_exempt_category,
    registration_ip_address,
    customer_group_id,
    origin_channel_id,
  }
  const { force_password_reset: mustReset, new_password: password } = body.authentication ?? {}
  const [credit] = body.store_credit_amounts ?? []
  return withoutUndefined({
    ...same,
    password: password === undefined ? undefined : await hashPassword(password),
    must_reset_password: mustReset === undefined ? (password === undefined ? undefined : 0) : Number(mustReset),
    accepts_emails:
      body.accepts_product_review_abandoned_cart_emails === undefined
        ? undefined
        : Number(body.accepts_product_review_abandoned_cart_emails),
    store_credit: credit && fromWireNumber(credit.amount),
    channel_ids: body.channel_ids && JSON.stringify(body.channel_ids),
  })
}

async function requireFreeEmails(db: D1Database, changes: readonly { id?: number; email: string }[], title: string) {
  const taken = await findCustomers(db, [
    isOneOf(
      'email',
      changes.map(({ email }) => email),
    ),
  ])
  const usedEmails = new Set<string>()
  for (const { id, email } of changes) {
    const key = email.toLowerCase()
    const isTaken = taken.some((row) => row.email.toLowerCase() === key && row.id !== id)
    if (isTaken || usedEmails.has(key)) throw emailTaken(title, email)
    usedEmails.add(key)
  }
}

function emailTaken(title: string, email: string) {
  const errors =
    title === createFailed
      ? { '.customer_create': 'Error creating customers' }
      : { '.customer_update': 'Error updating customers' }
  return new Refusal(422, title, { ...errors, email: `The email address ${email} is already in use` })
}

// Another request may take the e-mail address between the check and the write, so the unique index decides.
async function writeAll(db: D1Database, statements: D1PreparedStatement[], title: string) {
  try {
    await db.batch(statements)
  } catch (error) {
    if (String(error).includes('customers.email')) throw emailTaken(title, 'given')
    throw error
  }
}

async function welcomeMail(
  env: SiteEnv,
  { email, first_name, last_name, origin_channel_id }: NewCustomerBody,
  language: Language,
) {
  const { home, account } = await readShopLinks(env, origin_channel_id, language)
  const texts = welcomeTexts[language]
  const mail = await renderMail(env, {
    recipient: email,
    language,
    subject: texts.subject,
    home,
    parts: [
      { kind: 'paragraph', text: texts.greeting(first_name, last_name) },
      { kind: 'paragraph', text: texts.open },
      { kind: 'button', label: texts.account, href: account },
    ],
  })
  return mailInsertion(env.DB, mail)
}

const welcomeTexts: Readonly<
  Record<
    Language,
    { subject: string; greeting: (firstName: string, lastName: string) => string; open: string; account: string }
  >
> = {
  en: {
    subject: 'Welcome to Selvedge',
    greeting: (firstName) => `Dear ${firstName},`,
    open: 'Your account is open. Sign in with this e-mail address to see your orders, addresses and wishlist.',
    account: 'Your account',
  },
  de: {
    subject: 'Willkommen bei Selvedge',
    greeting: (firstName, lastName) => `Guten Tag ${firstName} ${lastName},`,
    open: 'Ihr Konto ist eingerichtet. Melden Sie sich mit dieser E-Mail-Adresse an, um Ihre Bestellungen, Adressen und Ihre Wunschliste zu sehen.',
    account: 'Ihr Konto',
  },
}

function inOrder<Row, Body>(
  rows: readonly Row[],
  bodies: readonly Body[],
  isOf: (row: Row, body: Body) => boolean,
): Row[] {
  return bodies.flatMap((body) => rows.find((row) => isOf(row, body)) ?? [])
}
