import { draft, picture, type Draft } from './draft.ts'
import type { SeedMarket } from './markets.ts'

export function bars(market: SeedMarket): Record<string, Draft> {
  return {
    'app-header': draft('app-header', 'Header', { transparentHomeHeader: true }),
    'benefit-bar': draft('benefit-bar', 'Benefit bar', {
      showOnHome: true,
      items: [
        { text: market.welcome, link: '/delivery', openInNewTab: false },
        { text: 'Twenty-eight days to change your mind', link: '/returns', openInNewTab: false },
        { text: 'Presents for people who have everything', link: '/browse/gifts', openInNewTab: false },
        {
          text: 'The Long Evenings: knits, candles and things to mend by',
          link: '/browse/womens/clothing/knitwear',
          openInNewTab: false,
        },
      ],
    }),
    'countdown-timer': draft('countdown-timer', 'Last posting days', {
      title: 'Last orders for the first of December parcels',
      startDate: '2027-11-26T00:00:00Z',
      endDate: '2027-11-29T23:59:00Z',
      url: '/delivery',
    }),
  }
}

export const localeSelectorImage = draft('locale-selector-image', 'Where are you shopping from?', {
  image: picture('suitcase', 'An open suitcase, packed with printed clothes'),
  url: '/about-us',
})

export function bagPage(market: SeedMarket): Draft {
  return draft('content-page', 'Bag page', {
    title: 'Bag',
    content: [
      draft('bag-page-slots', 'Around the bag', {
        bagImage: [
          draft('bag-page-image', 'Presents', {
            image: picture('gift-table', 'Parcels in printed paper on a table'),
            mobileImage: picture('gift-table', 'Parcels in printed paper on a table'),
            url: '/browse/gifts',
            linkTitle: 'Shop gifts',
          }),
        ],
        promoBanners: [
          draft('text-block', 'Beside the bag', {
            title: 'Before you pay',
            body: `Standard delivery is free from **${market.freeFrom}**. [Return anything](/returns) within 28 days.`,
            callToAction: null,
          }),
        ],
      }),
    ],
  })
}

/** Content beside the links of the account area. */
export const myAccount = draft('content-page', 'My account', {
  title: 'Your account',
  content: [
    draft('my-account-image', 'My account image', {
      image: picture('reading-corner', 'An armchair with a cushion and a lamp, by a window'),
      mobileImage: picture('candlelight', 'Candles on a shelf'),
      url: '/browse/home',
      linkTitle: 'For the home',
    }),
  ],
})

export const popularSearches = draft('popular-searches', 'Popular searches', {
  searches: ['Fair Isle', 'Tea dress', 'Lambswool throw', 'Candles', 'Corduroy', 'Mugs'].map((term) => ({
    term,
    url: `/search?query=${encodeURIComponent(term)}`,
  })),
})

/** The text on delivery and returns for all product pages. */
export function productDelivery({ standard, express, freeFrom, reach, returnsPost }: SeedMarket): Draft {
  const body = `
**Standard**: ${standard.price}, ${standard.days}. Free from ${freeFrom}.

**Express**: ${express.price}, ${express.days}.

We send parcels ${reach}. Return anything within 28 days, unworn and with its labels on, ${returnsPost}. More on [delivery](/delivery) and [returns](/returns).
`
  return draft('content-page', 'Delivery on product pages', {
    title: 'Delivery',
    content: [draft('text-block', 'Delivery and returns', { title: null, body: body.trim(), callToAction: null })],
  })
}
