import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connect } from './doctor/connect.ts'
import { checksOf } from './doctor/examine.ts'
import { readSettings } from './doctor/read-settings.ts'
import { programs } from './lib/command-programs.ts'
import { root } from './lib/root.ts'
import { customerFieldNames } from '#shared/domain/customer.ts'
import { giftCardStyles } from '#shared/domain/product.ts'
import { markets } from '#shared/markets.ts'
import { productDetails } from '#shared/messages/shop.ts'
import { itemAttributes } from '#shared/promotion-item-attributes.ts'
import { actions, endpoints, fragments, routes } from '#shared/routes.ts'
import { giftField } from '#worker/adapters/bigcommerce/api/gift-field.ts'
import { storeIntegrationId } from '#worker/adapters/talonone/promotions.ts'
import { toConfiguration } from '#worker/configuration/configuration.ts'
import { parseSettings } from '#worker/configuration/parse-settings.ts'
import { type Settings, settings } from '#worker/configuration/settings.ts'

const read = (name: string) => readFileSync(join(root, 'docs', name), 'utf8')
// What the shop reports comes after the failures.
const failures = read('runbook.md').split(/^## What /m)[0] ?? ''
const documents = { runbook: failures, deploy: read('deploy.md'), vendors: read('vendors.md') }
const named = Object.entries(documents)
const matches = (pattern: RegExp, text = failures) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

test('the runbook says for each of eleven failures how it shows, the first command and how to undo it', () => {
  const sections = failures.split(/^## /m).slice(1)
  expect(sections.map((section) => section.split('.')[0])).toEqual(
    Array.from({ length: 11 }, (_, index) => `${index + 1}`),
  )
  for (const part of ['**Shows:**', '**First:**', '**Undo:**'])
    expect(sections.filter((section) => !section.includes(part))).toEqual([])
})

test.each(named)('every npm command in %s.md exists, and so do its options', (_name, text) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const lines = matches(/npm run ([\w:-]+(?: -- [^\n`]*)?)/g, text)
  expect(lines.length).toBeGreaterThan(3)
  for (const line of lines) {
    const [name = '', , program = '', ...rest] = line.split(' ')
    expect(scripts).toHaveProperty(name)
    const own = programs[name]
    const file = own?.[program] ?? Object.values(own ?? {})[0] ?? scripts[name]?.split(' ').at(-1) ?? ''
    const source = readFileSync(join(root, file), 'utf8')
    for (const option of [program, ...rest].filter((word) => /^--\w/.test(word)))
      expect(source).toMatch(new RegExp(`\\b${option.slice(2)}\\b`))
  }
})

// Bindings of the Worker, an event of the payment provider, and values that only commands read.
const otherNames = ['CONTENT', 'SESSIONS', 'AUTHORISATION', 'TALONONE_MANAGEMENT_KEY', 'SANDBOX_PORT']

test.each(named)('every setting that %s.md names exists', (_name, text) => {
  const names = matches(/`([A-Z][A-Z_]{5,})`/g, text).filter((each) => !each.startsWith('CLOUDFLARE_'))
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((each) => !(each in settings) && !otherNames.includes(each))).toEqual([])
})

test('every path of the shop that the runbook names exists', () => {
  const known = new Set([
    ...Object.values(actions),
    ...Object.values(fragments),
    ...Object.values(routes).map(({ pattern }) => pattern as string),
    ...Object.values(endpoints).map(({ path }) => path as string),
  ])
  const paths = matches(/`(\/[a-z/-]+)`/g).filter((path) => !path.startsWith('/control/'))
  expect(paths.length).toBeGreaterThan(2)
  expect(paths.filter((path) => !known.has(path))).toEqual([])
})

test('every event of the log that the runbook names is logged by the Worker', () => {
  const sources = globSync('worker/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  const events = matches(/"([a-z]+(?:-[a-z]+)*)"/g)
  expect(events.length).toBeGreaterThan(6)
  expect(events.filter((event) => !sources.includes(`'${event}'`))).toEqual([])
})

test('the doctor makes every check that vendors.md names, and vendors.md names every check of a vendor', () => {
  const { env } = readSettings(undefined)
  const configuration = toConfiguration(parseSettings({ ...env, EXPRESS_WALLET_LOCALES: 'en' }).values as Settings)
  const checks = checksOf(connect(configuration, { fetch }), {}).map(({ name }) => name)
  const sentences = matches(/Doctor\s+((?:`[^`]+`(?:,\s+|;\s+|\s+and\s+)?)+)/gi, documents.vendors)
  const documented = sentences.flatMap((sentence) => matches(/`([^`]+)`/g, sentence))
  expect(documented.length).toBeGreaterThan(15)
  expect(documented.filter((start) => !checks.some((check) => check.startsWith(start)))).toEqual([])
  const isOfShop = (check: string) => check.startsWith('shop')
  expect(checks.filter((check) => !isOfShop(check) && !documented.some((start) => check.startsWith(start)))).toEqual([])
})

test('vendors.md names every field, style, attribute and store that the shop reads by name', () => {
  const names = [
    ...Object.keys(productDetails.fields),
    ...Object.values(customerFieldNames),
    ...giftCardStyles,
    ...itemAttributes.map(({ name }) => name),
    ...Object.values(markets).map(({ currency }) => storeIntegrationId(currency)),
    'product_badge',
    giftField,
  ]
  expect(names.filter((name) => !documents.vendors.includes(`\`${name}\``))).toEqual([])
})
