import { plural } from './plural.ts'

/** Texts of the delivery estimate on the bag page. */
export const deliveryEstimate = {
  title: 'Versandkosten berechnen',
  country: 'Land',
  submit: 'Berechnen',
  estimating: 'Wird berechnet …',
  options: 'Versandarten',
  option: 'Versandart',
  cost: 'Preis',
  total: 'Gesamtbetrag',
  found: (count: number, from: string) =>
    plural(count, { one: `{count} Versandart für ${from}.`, other: `{count} Versandarten ab ${from}.` }),
  includesTax: (tax: string) => `In den Gesamtbeträgen sind ${tax} MwSt. enthalten.`,
  note: 'Das ist eine Schätzung. Die Versandart wählen Sie an der Kasse, dort sehen Sie den endgültigen Preis.',
  outdated: 'Ihr Warenkorb hat sich geändert. Bitte berechnen Sie die Versandkosten noch einmal.',
  notSent: 'In Ihrem Warenkorb liegt nichts, was verschickt wird. Es fallen also keine Versandkosten an.',
  notServedCountry: 'In dieses Land liefern wir aus diesem Shop nicht.',
  notSold:
    'Einige Artikel in Ihrem Warenkorb sind zurzeit nicht erhältlich. Deshalb können wir die Versandkosten nicht berechnen.',
  failed:
    'Die Versandkosten konnten leider nicht berechnet werden. Ihr Warenkorb ist unverändert. Bitte versuchen Sie es noch einmal.',
} as const
