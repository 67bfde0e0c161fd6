/** What the rules say to sessions with a German locale, by what they say to others. */
export const germanTexts: Readonly<Record<string, string>> = {
  '20% off knitwear': '20 % auf Strick',
  '3 for 2 on homewares': '3 für 2 bei Wohnen',
  'Add {missing} more from Home and the cheapest of three is free':
    'Noch {missing} aus Wohnen, und das günstigste von drei Teilen ist gratis',
  'Spend and save': 'Rabatt auf große Bestellungen',
  'Spend {missing} more and save {off}': 'Kaufen Sie noch für {missing} ein und sparen Sie {off}',
  'A gift with your order': 'Ein Geschenk zu Ihrer Bestellung',
  'Spend {missing} more for a free gift': 'Noch {missing} bis zu Ihrem Geschenk',
  'Welcome: 10% off': 'Willkommen: 10 % Rabatt',
  'Summer: 20% off': 'Sommer: 20 % Rabatt',
  'Once only': 'Nur einmal',
  'Thank you': 'Dankeschön',
  'Spend {missing} more to use this code': 'Noch {missing}, dann gilt dieser Code',
  '15% off knitwear': '15 % auf Strick',
  'Add a piece of knitwear to use this code': 'Dieser Code gilt mit einem Strickteil im Warenkorb',
  'Loyalty: 15% off': 'Treue: 15 % Rabatt',
  'For Ada: 25% off': 'Für Ada: 25 % Rabatt',
  'Free delivery': 'Kostenloser Versand',
  'This code takes off delivery, which is worked out at checkout':
    'Dieser Code erlässt den Versand, der an der Kasse berechnet wird',
  'Spring: 10% off': 'Frühling: 10 % Rabatt',
  'Autumn: 10% off': 'Herbst: 10 % Rabatt',
}
