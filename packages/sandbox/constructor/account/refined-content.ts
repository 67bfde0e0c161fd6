/**
 * Content of the dashboard that is shown above the results of certain queries. The vendor returns `data` as it was
 * entered: https://github.com/Constructor-io/constructorio-client-javascript/blob/master/src/types/search.d.ts
 */
export const refinedContent: readonly { phrases: readonly string[]; data: Record<string, string> }[] = [
  {
    phrases: ['gift', 'present', 'gift for her', 'gift for him', 'birthday', 'birthday gift', 'christmas'],
    data: {
      header: 'Not sure what they would like?',
      body: 'A gift card comes by e-mail, on the day you choose, and lasts two years.',
      ctaText: 'Choose a gift card',
      ctaLink: '/browse/gifts/gift-cards',
    },
  },
  {
    phrases: ['wedding', 'wedding dress', 'wedding guest', 'wedding guest dress', 'party dress', 'occasion'],
    data: {
      header: 'Dressing for somebody else’s day',
      body: 'Midi and maxi lengths, prints that photograph well, and shoes that survive a lawn.',
      ctaText: 'Midi dresses',
      ctaLink: '/browse/womens/clothing/dresses/midi-dresses',
    },
  },
]
