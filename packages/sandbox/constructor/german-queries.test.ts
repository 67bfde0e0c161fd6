import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { request, seedDefault, type Json } from '../test/catalogue-app.ts'
import { germanParts, germanStem } from './language/german-words.ts'

beforeAll(seedDefault)

const get = (path: string) => request(`/constructor${path}`)
const search = async (query: string, more = ''): Promise<Json> =>
  (await get(`/search/${encodeURIComponent(query)}?key=eu-de${more}`)).body

describe('a search in German', () => {
  test.each([
    ['Kleid', /kleid/i],
    ['Kleider', /kleid/i],
    ['leinenkleid', /kleid/i],
    ['Kleid aus Leinen', /kleid/i],
    ['wickelkleid', /^\S* ?Wickelkleid/],
    ['Sommerkleid', /kleid/i],
    ['rotes Kleid', /kleid/i],
    ['gepunktetes Kleid', /^Gepunktetes \S*kleid|kleid .*mit Tupfen/],
    ['Pulli', /pullover|Troyer/i],
    ['Pullover', /pullover|Troyer/i],
    ['Herrenpullover', /pullover|Troyer/i],
    ['Wollpullover', /(?:pullover|Troyer).* aus (?:Lamm|Merino)wolle/i],
    ['Rollkragenpullover', /^(?:Gestreifter )?Rollkragenpullover/],
    ['Strickjacke', /Strickjacke/],
    ['Strickjacke mit Zopfmuster', /Strickjacke .*mit Zopfmuster/],
    ['Hose', /hose|Chino|Jeans/i],
    ['Cordhose', /Cordhose|aus Cord/],
    ['Röcke', /rock/i],
    ['rock', /rock/i],
    ['Mützen', /mütze|Beanie/i],
    ['muetze', /mütze|Beanie/i],
    ['Tuch', /Schal/i],
    ['Schals', /Schal/i],
    ['Müslischale', /Müslischale/],
    ['Tasse', /becher/i],
    ['Kaffeetasse', /becher/i],
    ['Bettwäsche', /Bettwäsche/],
    ['Bettwaesche', /Bettwäsche/],
    ['Gummistiefel Kinder', /Kindergummistiefel/],
    ['Turnschuhe', /Stoffsneaker/],
    ['weisse Bluse', /bluse|Tunika/i],
    ['Leinenhemd', /hemd|Hemd/],
    ['kariertes Hemd', /hemd|Hemd/i],
    ['Geschirrtücher', /Geschirrt[uü]ch/],
    ['Schlafanzug', /Pyjama|Schlafanzug|Hausanzug/i],
    ['Duftkerze', /Duftkerze/],
    ['Ledergürtel', /gürtel/i],
    ['Gutschein', /Geschenkgutschein/],
    ['Puloverr', /pullover|Troyer/i],
    ['Strikjacke', /Strickjacke/],
  ])('finds first for %j what the shopper asks for', async (query, name) => {
    const { response } = await search(query)
    expect(response.results[0]?.value).toMatch(name)
  })

  test.each(['Hochzeit', 'Kleid für eine Hochzeit', 'Hochzeitsgast'])(
    'finds dresses for %j, below a line about the occasion',
    async (query) => {
      const { response } = await search(query)
      const names: string[] = response.results.slice(0, 8).map(({ value }: Json) => value)
      expect(names).toHaveLength(8)
      expect(names.filter((name) => !/kleid/i.test(name))).toEqual([])
      expect(response.refined_content[0].data.header).toBe('Gut angezogen zum Fest der anderen')
    },
  )

  test('finds no bowl for a scarf, and no scarf for a bowl', async () => {
    const names = async (query: string): Promise<string[]> =>
      (await search(query, '&num_results_per_page=100')).response.results.map(({ value }: Json) => value)
    expect((await names('Schal')).filter((name) => /schale/i.test(name))).toEqual([])
    expect((await names('Schale')).filter((name) => /schal\b/i.test(name))).toEqual([])
  })

  test('finds only dresses of linen for "leinenkleid"', async () => {
    const { response } = await search('leinenkleid', '&num_results_per_page=100')
    const styles = response.results.map(({ data }: Json) => data.sku)
    expect(styles.length).toBeGreaterThan(3)
    const { results } = await env.DB.prepare(
      'SELECT garment, custom_fields FROM products WHERE style IN (SELECT value FROM json_each(?))',
    )
      .bind(JSON.stringify(styles))
      .all<{ garment: string; custom_fields: string }>()
    const isLinenDress = (row: (typeof results)[number]) =>
      row.garment.endsWith('dress') && /linen/i.test(row.custom_fields)
    expect(results.filter((row) => !isLinenDress(row))).toEqual([])
  })

  test('finds the same items for a compound and for its words', async () => {
    const ids = async (query: string) =>
      new Set((await search(query, '&num_results_per_page=200')).response.results.map(({ data }: Json) => data.sku))
    expect(await ids('leinenhemd')).toEqual(await ids('Hemd aus Leinen'))
    expect((await ids('leinenhemd')).size).toBeGreaterThan(3)
  })

  test.each([
    ['Rückgabe', '/returns'],
    ['Versandkosten', '/delivery'],
    ['Größentabelle', '/size-guide'],
    ['Filiale', '/shop-finder'],
    ['Kontakt', '/help'],
  ])('redirects %j to the page that answers it', async (query, url) => {
    expect((await search(query)).response.redirect?.data.url).toBe(url)
  })

  test('shows the item in the colour that was asked for', async () => {
    const { response } = await search('blaue Jeans')
    expect(['Light Wash', 'Mid Wash', 'Dark Wash', 'Indigo']).toContain(response.results[0].data.colour)
  })

  test('names facets, values, groups and orders in German, and keeps their ids', async () => {
    const ofEnglish = (await get('/browse/group_id/102?key=eu&fmt_options[groups_start]=group_id:102')).body.response
    const ofGerman = (await get('/browse/group_id/102?key=eu-de&fmt_options[groups_start]=group_id:102')).body.response
    const ids = ({ facets }: Json) =>
      facets.map(({ name, options = [] }: Json) => [name, options.map(({ value, count }: Json) => [value, count])])
    expect(ids(ofGerman)).toEqual(ids(ofEnglish))
    const names = ofGerman.facets.map(({ display_name }: Json) => display_name)
    expect(names).toEqual([
      'Farbe',
      'Größe',
      'Farbfamilie',
      'Material',
      'Länge',
      'Ärmel',
      'Muster',
      'Design',
      'Passform',
      'Wärme',
      'Weichheit',
      'Im Sale',
      'Bewertung',
      'Preis',
    ])
    const colours = ofGerman.facets[0].options
    expect(colours.find(({ value }: Json) => value === 'Poppy')?.display_name).toBe('Mohnrot')
    expect(ofGerman.groups[0].children[0]).toMatchObject({ display_name: expect.stringMatching(/kleider$/) })
    expect(ofGerman.sort_options[1].display_name).toBe('Preis: aufsteigend')
    expect(ofGerman.results.map(({ data }: Json) => data)).toEqual(ofEnglish.results.map(({ data }: Json) => data))
  })

  test('sorts by German names', async () => {
    const { response } = await search('Kleid', '&sort_by=name&sort_order=ascending')
    const names: string[] = response.results.map(({ value }: Json) => value)
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare))
    expect(response.total_num_results).toBe((await search('Kleid')).response.total_num_results)
  })

  test('suggests categories, pages and searches in German', async () => {
    const { sections } = (await get('/autocomplete/kleid?key=eu-de')).body
    expect(sections['Search Suggestions'][0].value).toBe('Kleider')
    expect(sections.Categories[0]).toMatchObject({
      value: 'Kleider in Damen',
      data: { url: '/browse/womens/clothing/dresses' },
    })
    expect((await get('/autocomplete/versand?key=eu-de')).body.sections.Pages[0].value).toBe('Versand')
    expect((await get('/autocomplete/geschaeft?key=eu-de')).body.sections.Stores.length).toBeGreaterThan(0)
  })

  test('has no index of a language that the market does not have', async () => {
    for (const key of ['uk-de', 'eu-fr', 'eu-']) expect((await get(`/search/kleid?key=${key}`)).status).toBe(400)
  })
})

test.each([
  ['kleid', 'kleider', 'kleides', 'kleidern'],
  ['rock', 'rocke', 'rocken'],
  ['hose', 'hosen'],
  ['bluse', 'blusen'],
  ['pullover', 'pullovers', 'pullovern'],
  ['gestreift', 'gestreifte', 'gestreiftes', 'gestreifter', 'gestreiften', 'gestreiftem'],
  ['mutze', 'mutzen', 'muetze', 'muetzen'],
  ['tuch', 'tucher', 'tuchern', 'tuecher'],
  ['blau', 'blaue', 'blaues', 'blauer', 'blauen'],
  ['schuhe', 'schuhen'],
])('reads the forms of %j as one word', (...forms) => {
  expect(new Set(forms.map(germanStem)).size).toBe(1)
})

test.each([
  ['leinenkleid', ['leinen', 'kleid']],
  ['leinenkleider', ['leinen', 'kleid']],
  ['baumwollhemd', ['baumwolle', 'hemd']],
  ['kinderhosen', ['kinder', 'hose']],
  ['hemdblusenkleid', ['hemdblusen', 'kleid']],
  ['strickjacke', ['strickjacke']],
  ['geschirrtuch', ['geschirrtuch']],
  ['kleid', ['kleid']],
  ['wollpullover', ['wolle', 'pullover']],
  ['lammwolle', ['lammwolle', 'wolle']],
  ['muslischalen', ['musli', 'schale']],
  ['winterschal', ['winter', 'schal']],
])('splits %j at words that are known', (word, parts) => {
  expect(germanParts(word)).toEqual(parts)
})
