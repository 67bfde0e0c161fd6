const endings1 = /(?:ern|em|en|er|es|e)$/
const endings2 = /(?:est|er|en)$/
const pluralS = /([bdfghklmnrt])s$/
const minStem = 3

/** A bowl ('Schale') is no scarf ('Schal'), so it keeps its ending. */
const bowl = /schalen?$/

/**
 * The stem of a German word, without the endings of cases and plurals. A light stemmer, after Savoy's: accents are
 * removed before, so that 'Röcke' and 'Rock' are one, and 'ae' is 'ä'. https://doi.org/10.1145/1141277.1141523
 */
export function germanStem(word: string): string {
  const plain = word.replaceAll(/ae|oe|(?<![aeiouq])ue/g, (vowels) => vowels.charAt(0))
  if (bowl.test(plain)) return plain.replace(bowl, 'schale')
  return without(without(plain.replace(pluralS, '$1'), endings1), endings2)
}

function without(word: string, ending: RegExp): string {
  const shorter = word.replace(ending, '')
  return shorter.length >= minStem ? shorter : word
}

/** What stands before a noun in a compound, as a word of its own. */
const modifiers: Readonly<Record<string, string>> = {
  leinen: 'leinen',
  baumwoll: 'baumwolle',
  flanell: 'flanell',
  popeline: 'popeline',
  woll: 'wolle',
  lammwoll: 'lammwolle',
  merino: 'merinowolle',
  kaschmir: 'kaschmir',
  leder: 'leder',
  wildleder: 'veloursleder',
  cord: 'cord',
  jeans: 'denim',
  twill: 'twill',
  stepp: 'gesteppt',
  wachs: 'gewachst',
  samt: 'samt',
  duft: 'duft',
  glas: 'glas',
  keramik: 'keramik',
  steinzeug: 'steinzeug',
  strick: 'strick',
  zopf: 'zopfmuster',
  blumen: 'blumen',
  streifen: 'gestreift',
  ringel: 'gestreift',
  karo: 'kariert',
  punkte: 'gepunktet',
  sommer: 'sommer',
  winter: 'winter',
  herbst: 'herbst',
  regen: 'regen',
  kinder: 'kinder',
  madchen: 'kinder',
  jungen: 'kinder',
  damen: 'damen',
  herren: 'herren',
  manner: 'herren',
  frauen: 'damen',
  wickel: 'wickel',
  stufen: 'stufen',
  hemdblusen: 'hemdblusen',
  nachmittags: 'nachmittag',
  midi: 'midi',
  maxi: 'maxi',
  langarm: 'langarm',
  kurzarm: 'kurzarm',
  rollkragen: 'rollkragen',
  rundhals: 'rundhals',
  fischer: 'fischer',
  freizeit: 'freizeit',
  party: 'party',
  fest: 'fest',
  trager: 'trager',
  dreh: 'dreh',
  latz: 'latz',
  wander: 'wandern',
  bett: 'bett',
  stopper: 'stopper',
  kurz: 'kurz',
  bommel: 'bommel',
  trage: 'tragen',
  umhange: 'umhangen',
  kultur: 'kultur',
  stoff: 'stoff',
  flecht: 'geflochten',
  worker: 'worker',
  farmer: 'farmer',
  fruhstucks: 'fruhstuck',
  kaffee: 'kaffee',
  tee: 'tee',
  speise: 'essen',
  essens: 'essen',
  musli: 'musli',
  servier: 'servieren',
  milch: 'milch',
  picknick: 'picknick',
  wohn: 'wohnen',
  kuschel: 'wohnen',
  sofa: 'wohnen',
  zier: 'wohnen',
  knospen: 'klein',
  tisch: 'tisch',
  schlaf: 'schlafen',
  pyjama: 'pyjama',
}

/** Nouns that a compound is a kind of. A tea towel ('Geschirrtuch') is no scarf ('Tuch'), so 'tuch' is not among them. */
const heads = [
  'kleid',
  'hemd',
  'bluse',
  'shirt',
  'pullover',
  'pulli',
  'jacke',
  'mantel',
  'weste',
  'hose',
  'rock',
  'shorts',
  'socken',
  'schal',
  'mutze',
  'tasche',
  'gurtel',
  'kissen',
  'decke',
  'kerze',
  'vase',
  'leuchte',
  'lampe',
  'teller',
  'becher',
  'tasse',
  'schale',
  'schussel',
  'krug',
  'schuhe',
  'stiefel',
] as const

/** Compounds that are things of their own. */
const whole = new Set(['strickjacke', 'hemdbluse', 'kopfkissen'].map(germanStem))
const headStems = heads
  .map((head) => ({ head, stem: germanStem(head) }))
  .toSorted((a, b) => b.stem.length - a.stem.length)

/** Kinds of wool: who looks for wool means these too. Cotton ('Baumwolle') is none. */
const wools = new Set(['lammwolle', 'merinowolle', 'schurwolle'].map(germanStem))

/** The words of a compound: `leinenkleid` is `leinen` and `kleid`. The word itself if it is none that is known. */
export function germanParts(word: string): readonly string[] {
  const stem = germanStem(word)
  if (whole.has(stem)) return [word]
  if (wools.has(stem)) return [word, 'wolle']
  for (const { head, stem: ending } of headStems) {
    const before = stem.length > ending.length && stem.endsWith(ending) ? stem.slice(0, -ending.length) : undefined
    const modifier = before === undefined ? undefined : modifiers[before]
    if (modifier !== undefined) return [modifier, head]
  }
  return [word]
}
