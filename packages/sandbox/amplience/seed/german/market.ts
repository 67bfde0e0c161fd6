import type { SeedMarket } from '../markets.ts'

/** The market's values in German. Amounts are the same as in English. */
export const germanMarket = {
  prefix: 'eu/',
  freeFrom: '90\u00a0€',
  standard: { price: '6,95\u00a0€', days: 'vier bis sieben Werktage' },
  express: { price: '12,95\u00a0€', days: 'zwei bis drei Werktage' },
  reach: 'nach Deutschland, Österreich, Irland, Frankreich und in die übrige Europäische Union, ohne Zollgebühren',
  returnsPost: 'mit dem Etikett aus dem Paket in jedem Paketshop',
  lookPrices: { cardigan: '95.00', throw: '79.00' },
  welcome: 'Versandkostenfrei ab 90\u00a0€, Zölle inbegriffen',
  hero: { topHeading: 'Neu für die dunkle Jahreszeit', subheading: 'Wolle für den Spaziergang, Kerzen für danach.' },
  ticker: 'Von Hand gemalt, Zölle bezahlt, an der Tür kommt nichts mehr dazu',
  dressSize: (british) => `UK ${british} · DE ${british + 28}`,
  lookBlock: 'shop-the-look-two',
  mobileMenu: 'Alternate',
} as const satisfies SeedMarket

const { freeFrom, standard, express, reach, returnsPost, welcome, hero, ticker } = germanMarket

/** What stands in a text for a value of the market. */
export const placeholders: Readonly<Record<string, string>> = {
  '{freeFrom}': freeFrom,
  '{standardPrice}': standard.price,
  '{standardDays}': standard.days,
  '{expressPrice}': express.price,
  '{expressDays}': express.days,
  '{reach}': reach,
  '{returnsPost}': returnsPost,
  '{welcome}': welcome,
  '{heroTop}': hero.topHeading,
  '{heroSub}': hero.subheading,
  '{ticker}': ticker,
}

/** A market whose English texts have placeholders in place of values. */
export const placeholderMarket: SeedMarket = {
  ...germanMarket,
  freeFrom: '{freeFrom}',
  standard: { price: '{standardPrice}', days: '{standardDays}' },
  express: { price: '{expressPrice}', days: '{expressDays}' },
  reach: '{reach}',
  returnsPost: '{returnsPost}',
  welcome: '{welcome}',
  hero: { topHeading: '{heroTop}', subheading: '{heroSub}' },
  ticker: '{ticker}',
}
