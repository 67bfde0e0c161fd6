import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applications } from '../applications.ts'
import { campaignsOf } from '../campaigns.ts'
import { toAmount } from './amount.ts'
import type { Line } from './cart.ts'
import type { Effect, RejectionReason } from './effect.ts'
import { evaluate, type EvaluationInput } from './evaluate.ts'

const knit = ['/womens/clothing/knitwear/jumpers/']
const home = ['/home/', '/home/living/']
const uk = applications[0]!
const campaigns = campaignsOf(uk, 'en')
const codes = campaigns.flatMap(({ coupon }) => coupon?.code ?? [])
const gifts = new Map([['100002', { sku: '100002-ECR', name: 'Tote' }]])

const line = (price: number, quantity = 1, categories: string[] = [], rest: Partial<Line> = {}): Line => ({
  price: toAmount(price),
  quantity,
  categories,
  costs: {},
  isDiscountable: price > 0,
  ...rest,
})

const ask = (lines: Line[], rest: Partial<EvaluationInput> & { costs?: Record<string, number> } = {}) =>
  evaluate({
    cart: { lines, costs: rest.costs ?? {} },
    couponCodes: [],
    profileId: '',
    campaigns,
    redemptions: new Map(),
    gifts,
    now: Date.UTC(2026, 0, 1),
    evaluableCampaignIds: undefined,
    ...rest,
  })

const summaryOf = ({ effectType, props }: Effect) => [
  effectType,
  ...('position' in props ? [props.position] : []),
  ...('subPosition' in props ? [props.subPosition] : []),
  ...('value' in props && typeof props.value === 'number' ? [props.value] : []),
]
const summary = (lines: Line[], rest: Parameters<typeof ask>[1] = {}) => ask(lines, rest).effects.map(summaryOf)

// The campaigns, their thresholds and codes are in `../campaigns.ts`.
describe('campaigns that apply by themselves', () => {
  test.each<[string, Line[], unknown[]]>([
    ['nothing for an empty cart', [], []],
    ['nothing for a product in no category', [line(40)], []],
    [
      'a fifth off each unit of knitwear, unrounded',
      [line(10), line(29.99, 2, knit)],
      [
        ['setDiscountPerItem', 1, 0, 5.998],
        ['setDiscountPerItem', 1, 1, 5.998],
      ],
    ],
    ['nothing off knitwear in the sale', [line(40, 1, [...knit, '/sale/womens/knitwear/'])], []],
    ['nothing off two homewares', [line(10, 2, home)], []],
    [
      'the cheapest of three homewares free',
      [line(12, 1, home), line(8, 1, home), line(10, 1, home)],
      [['setDiscountPerItem', 1, 0, 8]],
    ],
    ['the last of several units of equal price free', [line(10, 3, home)], [['setDiscountPerItem', 0, 2, 10]]],
    [
      'two of seven homewares free',
      [line(3, 4, home), line(2, 3, home)],
      [
        ['setDiscountPerItem', 1, 1, 2],
        ['setDiscountPerItem', 1, 2, 2],
      ],
    ],
    ['no gift below the threshold', [line(74.99)], []],
    ['the gift at the threshold', [line(75)], [['addFreeItem']]],
    ['money off and the gift at the upper threshold', [line(75, 2)], [['setDiscount', 15], ['addFreeItem']]],
    ['a gift line, at 0, does not count towards the gift threshold', [line(74.99), line(0, 5)], []],
    [
      'gift cards do not count towards the gift threshold',
      [line(200, 1, ['/gifts/gift-cards/'], { isDiscountable: false })],
      [],
    ],
  ])('applies campaigns without a coupon: %s', (_, lines, expected) => {
    expect(summary(lines)).toEqual(expected)
  })

  test('an effect of a campaign without a coupon names its campaign, ruleset and rule, and no coupon [PROMO-18, PROMO-28]', () => {
    expect(ask([line(50, 1, knit)]).effects).toEqual([
      {
        campaignId: 1001,
        rulesetId: 11001,
        ruleIndex: 0,
        ruleName: '20% off knitwear',
        effectType: 'setDiscountPerItem',
        props: { name: '20% off knitwear#0', value: 10, position: 0, subPosition: 0 },
      },
    ])
  })

  test('the engine does not give a gift that is missing from the catalogue', () => {
    expect(summary([line(80)], { gifts: new Map() })).toEqual([])
  })
})

describe('coupons', () => {
  test('an accepted code returns its coupon, also with its effects', () => {
    const { effects, processed, accepted } = ask([line(50)], { couponCodes: ['WELCOME10'] })
    expect(effects.map(summaryOf)).toEqual([['acceptCoupon'], ['setDiscount', 5]])
    const { id, coupon } = processed[0]!
    expect(effects.every((effect) => effect.triggeredByCoupon === coupon!.id && effect.campaignId === id)).toBe(true)
    expect(accepted).toEqual([coupon])
  })

  const loyal = campaigns.find(({ coupon }) => coupon?.code === 'LOYAL15')!
  const once = campaigns.find(({ coupon }) => coupon?.code === 'ONCEONLY')!
  test.each<[string, RejectionReason, Partial<EvaluationInput>]>([
    ['NOSUCHCODE', 'CouponNotFound', {}],
    ['welcome10', 'CouponNotFound', {}],
    ['SUMMER24', 'CouponExpired', {}],
    ['SPRING99', 'CouponStartDateInFuture', {}],
    ['AUTUMN23', 'CouponPartOfNotRunningCampaign', {}],
    ['FORADA', 'CouponRecipientDoesNotMatch', { profileId: 'bob@example.com' }],
    ['LOYAL15', 'ProfileRequired', {}],
    [
      'LOYAL15',
      'ProfileLimitReached',
      { profileId: 'ada@example.com', redemptions: new Map([[loyal.coupon!.id, { total: 4, byProfile: 1 }]]) },
    ],
    ['ONCEONLY', 'CouponLimitReached', { redemptions: new Map([[once.coupon!.id, { total: 1, byProfile: 0 }]]) }],
    ['THANKYOU20', 'CouponRejectedByCondition', {}],
    ['KNIT15', 'CouponRejectedByCondition', {}],
    ['WELCOME10', 'CouponPartOfNotTriggeredCampaign', { evaluableCampaignIds: [1001] }],
  ])('rejects %s: %s', (code, rejectionReason, rest) => {
    const { effects, accepted } = ask([line(50)], { couponCodes: [code], ...rest })
    expect(effects).toMatchObject([{ effectType: 'rejectCoupon', props: { value: code, rejectionReason } }])
    expect(accepted).toEqual([])
  })

  test('a rejected code names its campaign, and an unknown code names none [PROMO-35]', () => {
    const { effects, processed } = ask([], { couponCodes: ['NOSUCHCODE', 'SUMMER24'] })
    expect(effects.map((effect) => effect.campaignId)).toEqual([-1, processed[0]!.id])
    expect(effects[0]).not.toHaveProperty('triggeredByCoupon')
    expect(effects[1]!.triggeredByCoupon).toBe(processed[0]!.coupon!.id)
  })

  test('a rejected coupon names the condition that failed', () => {
    const { effects, failures } = ask([line(99.99)], { couponCodes: ['THANKYOU20'] })
    expect(effects.find(({ effectType }) => effectType === 'rejectCoupon')!.props).toMatchObject({ conditionIndex: 1 })
    expect(failures.find(({ coupon }) => coupon)).toMatchObject({
      conditionIndex: 1,
      details: 'The total of the items is 99.99, at least 100 is needed',
    })
    expect(summary([line(100)], { couponCodes: ['THANKYOU20'] })).toContainEqual(['setDiscount', 20])
  })

  test('the engine evaluates a disabled campaign if its id is requested', () => {
    const { id } = campaigns.find(({ coupon }) => coupon?.code === 'AUTUMN23')!
    expect(summary([line(50)], { couponCodes: ['AUTUMN23'], evaluableCampaignIds: [id] })).toEqual([
      ['acceptCoupon'],
      ['setDiscount', 5],
    ])
  })

  test('the free-delivery coupon cancels the delivery costs of the session and of each unit', () => {
    const { effects } = ask([], {
      couponCodes: ['POSTFREE'],
      cart: {
        lines: [line(10, 2, [], { costs: { shipping: toAmount(1.5) } })],
        costs: { shipping: toAmount(3.95), gift_wrap: toAmount(2) },
      },
    })
    expect(effects.slice(1).map(({ effectType, props }) => [effectType, props])).toEqual([
      [
        'setDiscountPerAdditionalCost',
        { name: 'Free delivery', additionalCostId: 1, additionalCost: 'shipping', value: 3.95 },
      ],
      [
        'setDiscountPerAdditionalCostPerItem',
        {
          name: 'Free delivery#0',
          additionalCostId: 1,
          additionalCost: 'shipping',
          value: 1.5,
          position: 0,
          subPosition: 0,
        },
      ],
      [
        'setDiscountPerAdditionalCostPerItem',
        {
          name: 'Free delivery#0',
          additionalCostId: 1,
          additionalCost: 'shipping',
          value: 1.5,
          position: 0,
          subPosition: 1,
        },
      ],
    ])
  })
})

describe('properties of every evaluation', () => {
  const anyLine = fc
    .record({
      price: fc.integer({ min: 0, max: 30_000 }),
      quantity: fc.integer({ min: 1, max: 6 }),
      categories: fc.constantFrom<string[]>([], knit, home),
    })
    .map(({ price, quantity, categories }) => line(price / 100, quantity, categories))
  const anyCart = fc.array(anyLine, { maxLength: 8 })
  const anyCodes = fc.array(fc.constantFrom(...codes, 'NOSUCHCODE'), { maxLength: 6 })
  const discountsOf = (effects: readonly Effect[]) =>
    effects.flatMap((effect) =>
      effect.effectType === 'setDiscount' || effect.effectType === 'setDiscountPerItem' ? [effect] : [],
    )

  test('the engine returns the same result for the same input, and leaves the input unchanged', () => {
    fc.assert(
      fc.property(anyCart, anyCodes, (lines, couponCodes) => {
        const before = JSON.stringify(lines)
        expect(ask(lines, { couponCodes })).toEqual(ask(lines, { couponCodes }))
        expect(JSON.stringify(lines)).toBe(before)
      }),
    )
  })

  test('discounts are above 0 and do not exceed the unit or the cart', () => {
    fc.assert(
      fc.property(anyCart, anyCodes, (lines, couponCodes) => {
        const discounts = discountsOf(ask(lines, { couponCodes, profileId: 'ada@example.com' }).effects)
        const byUnit = new Map<string, number>()
        for (const { effectType, props } of discounts) {
          expect(props.value).toBeGreaterThan(0)
          if (effectType !== 'setDiscountPerItem') continue
          expect(props.subPosition).toBeLessThan(lines[props.position]!.quantity)
          const unit = `${props.position}.${props.subPosition}`
          byUnit.set(unit, (byUnit.get(unit) ?? 0) + toAmount(props.value))
          expect(byUnit.get(unit)).toBeLessThanOrEqual(lines[props.position]!.price)
        }
        const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
        expect(discounts.reduce((sum, { props }) => sum + toAmount(props.value), 0)).toBeLessThanOrEqual(total)
      }),
    )
  })

  test('the engine accepts or rejects each code once', () => {
    fc.assert(
      fc.property(anyCart, anyCodes, (lines, couponCodes) => {
        const answered = ask(lines, { couponCodes }).effects.flatMap((effect) =>
          effect.effectType === 'acceptCoupon' || effect.effectType === 'rejectCoupon' ? [effect.props.value] : [],
        )
        expect(answered.toSorted()).toEqual([...new Set(couponCodes)].toSorted())
      }),
    )
  })
})
