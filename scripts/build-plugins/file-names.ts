/**
 * Words in the names of files that content blockers look for, each with the word that the shop's file has instead. The
 * names follow the general rules of EasyList, EasyPrivacy, EasyList Cookie and Fanboy's Annoyances
 * (https://github.com/easylist/easylist): EasyPrivacy blocks `/assets/analytics-`, EasyList Cookie `/consent-banner-`,
 * EasyList `-banner-ad-` and Fanboy's list `-newsletter-subscription-`, whoever serves the file.
 */
export const neutralWords: Readonly<Record<string, string>> = {
  ad: 'item',
  ads: 'items',
  adverts: 'items',
  advertising: 'items',
  affiliate: 'partner',
  analytics: 'facts',
  banner: 'bar',
  banners: 'bars',
  beacon: 'post',
  campaign: 'season',
  consent: 'answer',
  cookie: 'stored',
  cookies: 'stored',
  fingerprint: 'digest',
  gdpr: 'law',
  gtm: 'tags',
  metrics: 'sizes',
  newsletter: 'letter',
  pixel: 'dot',
  popup: 'overlay',
  privacy: 'rights',
  rss: 'feed',
  share: 'send',
  social: 'people',
  sponsor: 'partner',
  sponsored: 'paid',
  stats: 'sizes',
  telemetry: 'sizes',
  tracker: 'watcher',
  tracking: 'watching',
  vitals: 'sizes',
}

/**
 * The name of a file in the build, in which no word is known to content blockers. The shop needs its files: if a
 * blocker removes a script, everything that imports it is missing too.
 */
export function neutralName(name: string): string {
  return name
    .split('-')
    .map((word) => neutralWords[word] ?? word)
    .join('-')
}
