/** One-way synonyms, as `../synonyms.ts` has the English ones. */
export const synonyms: readonly (readonly [written: string, meant: string])[] = [
  // Other words for the same.
  ['pulli', 'pullover'],
  ['pullis', 'pullover'],
  ['sweater', 'pullover'],
  ['rolli', 'rollkragen'],
  ['cardigan', 'strickjacke'],
  ['strickweste', 'strickjacke'],
  ['wolljacke', 'strickjacke'],
  ['kapuzenpulli', 'hoodie'],
  ['tshirt', 't shirt'],
  ['tshirts', 't shirt'],
  ['tee shirt', 't shirt'],
  ['schlafanzug', 'pyjama'],
  ['schlafanzuge', 'pyjama'],
  ['nachthemd', 'nachtwasche'],
  ['bikini', 'bademode'],
  ['badesachen', 'bademode'],
  ['strumpf', 'socken'],
  ['strumpfe', 'socken'],
  ['tuch', 'schal'],
  ['tucher', 'schal'],
  ['halstuch', 'schal'],
  ['hut', 'mutze'],
  ['fausthandschuhe', 'faustlinge'],
  ['handtasche', 'tasche'],
  ['rucksack', 'tasche'],
  ['turnschuhe', 'sneaker'],
  ['regenstiefel', 'gummistiefel'],
  ['regenjacke', 'regenmantel'],
  ['anorak', 'regenmantel'],
  ['trenchcoat', 'regenmantel'],
  ['bodywarmer', 'weste'],
  ['gilet', 'weste'],
  ['blazer', 'jacke'],
  ['tasse', 'becher'],
  ['tassen', 'becher'],
  ['kaffeetasse', 'becher'],
  ['teetasse', 'becher'],
  ['plaid', 'decke'],
  ['tagesdecke', 'decke'],
  ['lampe', 'leuchte'],
  ['lampen', 'leuchte'],
  ['nachttischlampe', 'leuchte'],
  ['bettzeug', 'bettwasche'],
  ['bettbezug', 'bettwasche'],
  ['bettlaken', 'bettwasche'],
  ['kopfkissenbezug', 'bettwasche'],
  ['kopfkissen', 'kissen'],
  ['kuchentuch', 'geschirrtuch'],
  ['badetuch', 'handtuch'],
  ['blumenvase', 'vase'],
  ['notizheft', 'notizbuch'],
  ['kulturbeutel', 'kulturtasche'],
  ['kosmetiktasche', 'kulturtasche'],
  ['gutschein', 'geschenkgutschein'],
  ['gutscheine', 'geschenkgutschein'],
  ['geschenkkarte', 'geschenkgutschein'],
  ['polka dots', 'gepunktet'],
  ['punkte', 'gepunktet'],
  ['weinrot', 'bordeaux'],
  // How things feel.
  ['kratzt nicht', 'weich'],
  ['nicht kratzt', 'weich'],
  ['nicht kratzig', 'weich'],
  ['kratzfrei', 'weich'],
  ['juckt nicht', 'weich'],
  ['kuschelig', 'weich'],
  ['nicht durchsichtig', 'blickdicht'],
  ['dünn', 'leicht'],
  ['elastisch', 'dehnbar'],
  // People and occasions.
  ['mann', 'herren'],
  ['frau', 'damen'],
  ['kind', 'kinder'],
  ['mama', 'sie'],
  ['mutter', 'sie'],
  ['oma', 'sie'],
  ['freundin', 'sie'],
  ['schwester', 'sie'],
  ['papa', 'ihn'],
  ['vater', 'ihn'],
  ['opa', 'ihn'],
  ['bruder', 'ihn'],
  ['einzug', 'geschenk zuhause'],
  ['einweihung', 'geschenk zuhause'],
  ['mitbringsel', 'kleine geschenke'],
]

export const fillers: ReadonlySet<string> = new Set(
  'sehr der die das den dem des ein eine einen einem einer eines fur mit und oder in im am an auf aus von vom zu zum zur bei wie was wo ich wir mein meine meinen suche brauche mochte will kaufen neu neue neuen bitte schone schones schoner gunstig gunstige unter uber bis euro furs'.split(
    ' ',
  ),
)

export const sizes = {
  letters: { einzelbett: 'single', doppelbett: 'double' },
  beside: new Set('grosse grossen gr uk alter jahr jahre jahren weite bundweite'.split(' ')),
  ages: new Set('alter jahr jahre jahren'.split(' ')),
}

export const redirectRules = [
  {
    id: 201,
    url: '/returns',
    phrases: ['rückgabe', 'retoure', 'retouren', 'rücksendung', 'umtausch', 'zurückschicken', 'rückerstattung'],
  },
  {
    id: 202,
    url: '/delivery',
    phrases: ['versand', 'lieferung', 'versandkosten', 'lieferkosten', 'lieferzeit', 'kostenloser versand'],
  },
  { id: 203, url: '/size-guide', phrases: ['größentabelle', 'größenberatung', 'größen', 'maße'] },
  {
    id: 204,
    url: '/shop-finder',
    phrases: ['filiale', 'filialen', 'geschäft', 'geschäfte', 'laden', 'filialfinder', 'öffnungszeiten'],
  },
  {
    id: 205,
    url: '/help',
    phrases: ['hilfe', 'kontakt', 'kundenservice', 'kundendienst', 'faq', 'bestellung verfolgen', 'sendungsverfolgung'],
  },
] as const

export const pages = [
  { name: 'Rückgabe', url: '/returns', keywords: 'Retoure Rücksendung Umtausch zurückschicken Geld Widerruf' },
  { name: 'Versand', url: '/delivery', keywords: 'Lieferung Versandkosten Paket Post' },
  { name: 'Größentabelle', url: '/size-guide', keywords: 'Größe Größen messen Maße Passform' },
  { name: 'Hilfe & FAQ', url: '/help', keywords: 'Kontakt Frage Bestellung Sendung Paket Kundenservice' },
] as const

export const refinedContent = [
  {
    phrases: ['geschenk', 'geschenke', 'geschenk für sie', 'geschenk für ihn', 'geburtstag', 'weihnachten'],
    data: {
      header: 'Noch unschlüssig?',
      body: 'Ein Geschenkgutschein kommt per E-Mail, am Tag Ihrer Wahl, und gilt zwei Jahre.',
      ctaText: 'Geschenkgutschein aussuchen',
      ctaLink: '/browse/gifts/gift-cards',
    },
  },
  {
    phrases: ['hochzeit', 'hochzeitsgast', 'kleid hochzeit', 'festkleid', 'anlass'],
    data: {
      header: 'Gut angezogen zum Fest der anderen',
      body: 'Midi- und Maxilängen, Muster, die sich auf Fotos gut machen, und Schuhe für jeden Rasen.',
      ctaText: 'Midikleider',
      ctaLink: '/browse/womens/clothing/dresses/midi-dresses',
    },
  },
] as const
