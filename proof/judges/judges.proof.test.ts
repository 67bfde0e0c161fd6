import Validator from '@adobe/structured-data-validator'
import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chaosPages } from '../chaos/pages.ts'
import { openStage, type Stage } from '../chaos/stage.ts'
import { crawl, kindOf, readDocument } from './crawl.ts'
import { type Document, documentOf, headOf, idsOf, linksOf, structuredDataOf } from './document.ts'
import { type Complaint, type FalseAlarm, weigh } from './false-alarms.ts'
import { askHtmlValidate, askNu, hasJava } from './html.ts'
import { languagePath } from '#shared/links.ts'
import { marketOfPath, markets } from '#shared/markets.ts'

const perKind = 40
const documentsPerKind = 2

let stage: Stage
/** What a crawler reads, by address. */
let read: Map<string, Document>
/** Documents of every kind, also of signed-in customers, of errors and of each block. */
let documents: Document[]

beforeAll(async () => {
  stage = await openStage({ timeoutMs: 60_000, pageCache: 'on', vars: { BLOCK_GALLERY: 'on' } })
  const origin = stage.shop.storefront
  read = await crawl(
    origin,
    Object.values(markets).map(({ prefix }) => prefix || '/'),
    perKind,
  )
  documents = [...sampleOf([...read.values()].filter(isPage)), ...(await otherDocuments(origin))]
}, 600_000)
afterAll(() => stage.shop.stop())

describe('a crawler', () => {
  test('finds no dead link, and no link that is redirected', () => {
    // The comparison with similar products is chosen when its link is followed, and so is a language.
    const isChosen = ({ path, status }: Document) =>
      status === 302 && (path.includes('/compare?like=') || path.endsWith(languagePath))
    const others = [...read.values()].filter((each) => each.status !== 200 && !isChosen(each))
    expect(others.map(({ path, status, location }) => `${path} ${status} ${location}`)).toEqual([])
    expect(read.size).toBeGreaterThan(900)
  })

  test('finds the target of every link into a page', () => {
    const lost = pages().flatMap((page) =>
      linksOf(page, stage.shop.storefront)
        .filter(({ path, fragment }) => fragment !== '' && read.get(path)?.html !== undefined)
        .filter(({ path, fragment }) => !idsOf(read.get(path) ?? page).has(fragment))
        .map(({ path, fragment }) => `${page.path} → ${path}#${fragment}`),
    )
    expect(lost).toEqual([])
  })

  test('finds every page in the other languages, which name it too', () => {
    const known = new Map(pages().map((page) => [page.path, headOf(page)]))
    const lost = [...known].flatMap(([path, { alternates }]) =>
      alternates.flatMap(({ language, path: other }) => {
        const back = known.get(other)?.alternates
        // Only so many addresses of a kind are read.
        if (!back) return read.has(other) ? [`${path} → ${other} (${language}) is no page`] : []
        return back.some((each) => each.path === path) ? [] : [`${path} → ${other} (${language}) does not name it`]
      }),
    )
    expect(lost).toEqual([])
    const withoutItself = [...known].filter(
      ([path, { alternates }]) => alternates.length > 0 && alternates.every((each) => each.path !== path),
    )
    expect(withoutItself.map(([path]) => path)).toEqual([])
  })

  test('finds a title, a description and a picture of each page that may be listed', () => {
    const incomplete = indexable().flatMap((page) => {
      const { title, description, picture } = headOf(page)
      const missing = Object.entries({ title, description, picture }).filter(([, value]) => value === '')
      return missing.map(([name]) => `${page.path}: ${name}`)
    })
    expect(incomplete).toEqual([])
  })

  test('finds a page that may be listed behind each canonical address', () => {
    const listed = new Set(indexable().map(({ path }) => path))
    const lost = pages().flatMap((page) => {
      const { robots, canonical } = headOf(page)
      if (robots.includes('noindex') || listed.has(canonical)) return []
      return read.has(canonical) || canonical === '' ? [`${page.path} → ${canonical}`] : []
    })
    expect(lost).toEqual([])
  })

  test('finds no two pages of a market and a language with the same title', () => {
    const languageOf = ({ html }: Document) => /<html[^>]*\blang="?([\w-]+)/.exec(html)?.[1]
    const byTitle = Map.groupBy(
      indexable(),
      (page) => `${marketOfPath(page.path.split('?', 1)[0] ?? '')?.code} ${languageOf(page)} ${headOf(page).title}`,
    )
    const shared = [...byTitle].filter(([, same]) => same.length > 1)
    expect(shared.map(([title, same]) => `${title}: ${same.map(({ path }) => path).join(', ')}`)).toEqual([])
  })
})

describe('documents', () => {
  test('are of every kind', () => {
    expect(documents.length).toBeGreaterThan(140)
  })

  test('satisfy html-validate', { timeout: 300_000 }, async () => {
    expect(weigh(await askHtmlValidate(documents), htmlValidateAlarms)).toEqual({ findings: [], silent: [] })
  })

  test.skipIf(!hasJava())('satisfy the Nu checker', { timeout: 300_000 }, () => {
    expect(weigh(askNu(documents), nuAlarms)).toEqual({ findings: [], silent: [] })
  })

  test('have structured data that satisfies Google’s rules', async () => {
    const complaints: Complaint[] = []
    for (const document of documents) {
      const byType = Map.groupBy(structuredDataOf(document), (data) => String(data['@type']))
      const issues = await new Validator().validate({ jsonld: Object.fromEntries(byType) })
      for (const { severity, rootType, issueMessage } of issues)
        if (severity === 'ERROR') complaints.push({ rule: rootType, about: issueMessage, path: document.path })
    }
    expect(weigh(complaints, [])).toEqual({ findings: [], silent: [] })
  })

  test('have a policy of content without a weakness', () => {
    const complaints = documents.flatMap(({ csp, path }) =>
      new CspEvaluator(new CspParser(csp).csp)
        .evaluate()
        .filter(({ severity }) => severity < Severity.INFO)
        .map(({ directive, description, value = '' }) => ({ rule: directive, about: `${description} ${value}`, path })),
    )
    expect(documents.every(({ csp }) => csp !== '')).toBe(true)
    expect(weigh(complaints, cspAlarms)).toEqual({ findings: [], silent: [] })
  })
})

const htmlValidateAlarms: FalseAlarm[] = [
  { rule: 'no-implicit-button-type', about: '', reason: 'The button of a form submits it.' },
  {
    rule: 'prefer-native-element',
    about: '<section>',
    reason: 'A region that can be scrolled is no section of the text.',
  },
  { rule: 'wcag/h32', about: '#save-item', reason: 'The buttons of the cards name the form.' },
  { rule: 'unique-landmark', about: '#consent', reason: 'The banner and the page of cookies offer the same choice.' },
  { rule: 'unique-landmark', about: '#choice', reason: 'As #consent.' },
  { rule: 'unique-landmark', about: ' aside', reason: 'The gallery shows several samples of one block.' },
  {
    rule: 'unique-landmark',
    about: ' nav',
    reason: 'The search panel of a browser without scripts has the links of the search page.',
  },
]

const nuAlarms: FalseAlarm[] = [
  { rule: 'nu', about: '“[” is not allowed', reason: 'Editors paste such links. Every browser reads them.' },
  {
    rule: 'nu',
    about: '“combobox” for attribute “role”',
    reason: 'ARIA in HTML forbids it on a search field by mistake (w3c/html-aria issue 397).',
  },
  { rule: 'nu', about: 'Attribute “tool', reason: 'The attributes of WebMCP, which are younger than the validator.' },
  { rule: 'nu', about: 'Attribute “aria-expanded”', reason: 'It belongs to the combobox.' },
  { rule: 'nu', about: 'CSS: “--”: Parse Error', reason: 'A custom property may have a number as its name.' },
  { rule: 'nu', about: 'skipping 1 heading level', reason: 'A sample of the gallery stands below no heading.' },
]

const cspAlarms: FalseAlarm[] = [
  'style-src',
  'img-src',
  'media-src',
  'connect-src',
  'frame-src',
  'form-action',
  'frame-ancestors',
].map((rule) => ({
  rule,
  about: 'over HTTPS. http://localhost:',
  reason: 'The address of the sandbox. A real shop is refused such a setting.',
}))

function isPage({ status, html }: Document): boolean {
  return status === 200 && isWhole(html)
}

/** False for a part of a page, and for data. */
function isWhole(html: string): boolean {
  return /^<!doctype html>/i.test(html)
}

function pages(): Document[] {
  return [...read.values()].filter(isPage)
}

/** The pages that search engines may list at their own address. */
function indexable(): Document[] {
  return pages().filter((page) => {
    const { robots, canonical } = headOf(page)
    return !robots.includes('noindex') && canonical === page.path
  })
}

/** A few documents of each kind. */
function sampleOf(all: readonly Document[]): Document[] {
  return [...Map.groupBy(all, ({ path }) => kindOf(path)).values()].flatMap((same) => same.slice(0, documentsPerKind))
}

/** What no link leads a visitor without cookies to. */
async function otherDocuments(origin: URL): Promise<Document[]> {
  const visitors = { guest: stage.visitors.guest(), shopper: stage.shopper, buyer: stage.buyer }
  const own: Document[] = []
  for (const { path, visitor } of Object.values(chaosPages)) {
    const { jar } = visitor === 'new customer' ? stage.buyer : visitors[visitor]
    own.push(documentOf(path(stage), await jar.get(path(stage))))
  }
  const gallery = await readDocument(origin, '/gallery', 0)
  const samples = linksOf(gallery, origin).map(({ path }) => `${path}/samples`)
  const paths = ['/no-such-page', '/us/no-such-page', '/bag', '/wishlist', ...new Set(samples)]
  const others = await Promise.all(paths.map((path, index) => readDocument(origin, path, index)))
  return [...own, gallery, ...others].filter(({ html }) => isWhole(html))
}
