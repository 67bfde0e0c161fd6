import { amountIn, currencyRow, type PriceList } from '../catalogue/currencies.ts'
import type { Language } from '../catalogue/languages.ts'
import { applications, type Application } from './applications.ts'
import { toAmount, type Amount } from './engine/amount.ts'
import type { Campaign, Condition, Coupon, Reward } from './engine/campaign.ts'
import { germanTexts } from './german-texts.ts'

const campaignsPerApplication = 1000
const firstRuleset = 10_000
const firstCoupon = 20_000
const createdAt = Date.UTC(2024, 0, 8, 9)

const knitwear = ['/womens/clothing/knitwear/', '/mens/clothing/knitwear/']
const homewares = ['/home/']
const sale = ['/sale/']

type CouponTerms = { code: string } & Partial<Omit<Coupon, 'id' | 'code'>>
/** `{off}` in a text stands for the amount `off`. */
type Words = { title: string; text: string; off?: Money; isAlways?: true }
/** The conditions of a code, and the message for a cart that does not meet them. */
type Needs = { conditions?: readonly Condition[]; text?: string }
type Terms = {
  name: string
  description: string
  conditions: readonly Condition[]
  reward: Reward
  hint?: Words
  isDisabled?: true
  coupon?: CouponTerms
}
type Money = Readonly<Record<PriceList, number>>

const seeded = new Map(
  applications.flatMap((application) =>
    (['en', 'de'] as const).map((language) => [
      `${application.id} ${language}`,
      termsOf(application).map((terms, index) => campaignOf(application, terms, { index, language })),
    ]),
  ),
)

/**
 * The campaigns of an application: those without a coupon first, then one for each coupon code. Their texts are in the
 * language of the session, as if each rule stood there once for each language with a condition on the attribute
 * `Locale`.
 */
export function campaignsOf({ id }: Application, language: Language): readonly Campaign[] {
  return seeded.get(`${id} ${language}`) ?? []
}

/** All codes with their descriptions, for the page that lists what can be tried. */
export function listCodes(): { code: string; description: string }[] {
  return applications
    .slice(0, 1)
    .flatMap(termsOf)
    .flatMap(({ coupon, description }) => (coupon ? [{ code: coupon.code, description }] : []))
}

function spends(amount: Amount): Condition {
  return { kind: 'spends-at-least', amount }
}

function percentOff(name: string, percent: number): Reward {
  return { kind: 'percent-off-session', name, percent }
}

function termsOf({ currency }: Application): Terms[] {
  const { priceList } = currencyRow(currency)
  const money = (amounts: Money) => toAmount(amountIn(currency, amounts))
  const amountOff = (name: string, amounts: Money): Reward => ({
    kind: 'amount-off-session',
    name,
    amount: money(amounts),
  })
  return [
    {
      name: '20% off knitwear',
      // Badges announce it on exactly these products, so that cards and cart agree.
      description: 'A fifth off each piece of knitwear that is not in the sale',
      conditions: [{ kind: 'has-units-in', categories: knitwear, except: sale, atLeast: 1 }],
      reward: { kind: 'percent-off-units', name: '20% off knitwear', percent: 20, categories: knitwear, except: sale },
    },
    {
      name: '3 for 2 on homewares',
      description: 'Of every three homewares the cheapest is free',
      conditions: [{ kind: 'has-units-in', categories: homewares, atLeast: 3 }],
      reward: { kind: 'cheapest-free', name: '3 for 2 on homewares', every: 3, categories: homewares },
      hint: { title: '3 for 2 on homewares', text: 'Add {missing} more from Home and the cheapest of three is free' },
    },
    {
      name: 'Spend and save',
      description: 'Money off a large order',
      conditions: [spends(money({ GBP: 150, USD: 200, EUR: 175 }))],
      reward: amountOff('Spend and save', { GBP: 15, USD: 20, EUR: 18 }),
      hint: {
        title: 'Spend and save',
        text: 'Spend {missing} more and save {off}',
        off: { GBP: 15, USD: 20, EUR: 18 },
      },
    },
    {
      name: 'A gift with your order',
      description: 'A free gift over a threshold',
      conditions: [spends(money({ GBP: 75, USD: 100, EUR: 90 }))],
      reward: { kind: 'free-item', style: { GBP: '100002', USD: '100003', EUR: '100004' }[priceList] },
      hint: { title: 'A gift with your order', text: 'Spend {missing} more for a free gift' },
    },
    couponCampaign({ code: 'WELCOME10' }, '10% off the order', percentOff('Welcome: 10% off', 10)),
    couponCampaign(
      { code: 'SUMMER24', expiresAt: Date.UTC(2024, 8, 1) },
      '20% off, expired in 2024',
      percentOff('Summer: 20% off', 20),
    ),
    couponCampaign(
      { code: 'ONCEONLY', usageLimit: 1 },
      '10 off, redeemed once by one closed order',
      amountOff('Once only', { GBP: 10, USD: 10, EUR: 10 }),
    ),
    couponCampaign(
      { code: 'THANKYOU20' },
      '20 off an order of 100 or more',
      amountOff('Thank you', { GBP: 20, USD: 20, EUR: 20 }),
      { conditions: [spends(money({ GBP: 100, USD: 100, EUR: 100 }))], text: 'Spend {missing} more to use this code' },
    ),
    couponCampaign(
      { code: 'KNIT15' },
      '15% off each piece of knitwear',
      { kind: 'percent-off-units', name: '15% off knitwear', percent: 15, categories: knitwear },
      {
        conditions: [{ kind: 'has-units-in', categories: knitwear, atLeast: 1 }],
        text: 'Add a piece of knitwear to use this code',
      },
    ),
    couponCampaign(
      { code: 'LOYAL15', profileLimit: 1 },
      '15% off, once for each customer who is signed in',
      percentOff('Loyalty: 15% off', 15),
    ),
    couponCampaign(
      { code: 'FORADA', recipient: 'ada@example.com' },
      '25% off for ada@example.com alone',
      percentOff('For Ada: 25% off', 25),
    ),
    couponCampaign(
      { code: 'POSTFREE' },
      'Free delivery, where delivery is charged',
      { kind: 'free-additional-cost', name: 'Free delivery', cost: 'shipping' },
      {
        conditions: [{ kind: 'has-additional-cost', cost: 'shipping' }],
        text: 'This code takes off delivery, which is worked out at checkout',
      },
    ),
    couponCampaign(
      { code: 'SPRING99', startsAt: Date.UTC(2099, 2, 1) },
      '10% off, from spring 2099',
      percentOff('Spring: 10% off', 10),
    ),
    {
      ...couponCampaign(
        { code: 'AUTUMN23' },
        '10% off, of a campaign that is switched off',
        percentOff('Autumn: 10% off', 10),
      ),
      isDisabled: true,
    },
  ]
}

function couponCampaign(
  terms: CouponTerms,
  description: string,
  reward: Reward,
  { conditions = [], text }: Needs = {},
): Terms {
  return {
    name: `Code ${terms.code}`,
    description,
    conditions: [{ kind: 'coupon-is-valid' }, ...conditions],
    reward,
    coupon: terms,
    ...(text !== undefined && { hint: { title: terms.code, text, isAlways: true } }),
  }
}

function campaignOf(
  application: Application,
  terms: Terms,
  { index, language }: { index: number; language: Language },
): Campaign {
  const say = (text: string) => (language === 'de' && germanTexts[text]) || text
  const { format } = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-US', {
    style: 'currency',
    currency: application.currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const { reward, hint } = terms
  const id = application.id * campaignsPerApplication + index + 1
  return {
    id,
    rulesetId: firstRuleset + id,
    name: terms.name,
    description: terms.description,
    state: terms.isDisabled ? 'disabled' : 'enabled',
    createdAt: createdAt,
    rules: [
      {
        name: terms.name,
        conditions: terms.conditions,
        rewards: ['name' in reward ? { ...reward, name: say(reward.name) } : reward],
        hint: hint && {
          isAlways: hint.isAlways ?? false,
          title: say(hint.title),
          text: say(hint.text).replace('{off}', hint.off ? format(amountIn(application.currency, hint.off)) : ''),
          format,
        },
      },
    ],
    coupon: terms.coupon && {
      usageLimit: 0,
      profileLimit: 0,
      startsAt: undefined,
      expiresAt: undefined,
      recipient: undefined,
      ...terms.coupon,
      id: firstCoupon + id,
    },
  }
}
