// Separate, so that only the product page and its panels load them.

export const product = {
  addToBag: 'In den Warenkorb',
  preOrder: 'Vorbestellen',
  selectSize: 'Größe wählen',
  selectSizeAndFit: 'Größe und Passform wählen',
  pleaseSelectSize: 'Bitte wählen Sie eine Größe',
  pleaseSelectSizeAndFit: 'Bitte wählen Sie Größe und Passform',
  design: 'Motiv',
  colour: 'Farbe',
  size: 'Größe',
  fit: 'Passform',
  optionSoldOut: 'ausverkauft',
  notMadeIn: (value: string) => `nicht in ${value} erhältlich`,
  notMade: (length: string) => `Nicht in ${length} erhältlich`,
  adding: 'Wird hinzugefügt',
  style: 'Artikelnummer',
  details: 'Details',
  optional: 'optional',
  coloursAvailable: (count: number) => `${count} Farben`,
} as const

/** Why the server did not add a product. */
export const productRefusals = {
  soldOutChoice: 'Diese Auswahl ist leider ausverkauft. Bitte wählen Sie eine andere.',
  // Shown above a product's extra fields if the form was posted without scripts.
  requiredFields: 'Bitte füllen Sie alle Felder aus, die nicht optional sind, und prüfen Sie die übrigen',
} as const

/** Only the server uses these. */
export const productDetails = {
  fields: {
    product_fit: 'Schnitt',
    neck_collar_shape: 'Ausschnitt und Kragen',
    sleeve_length: 'Ärmel',
    styling_length: 'Länge',
    standard_measurements_displayed: 'Maße',
    petite_measurements_displayed: 'Maße in Petite',
    model_wears_displayed: 'Unser Model',
    petite_model_displayed: 'Unser Petite-Model',
    fabric_composition: 'Material',
    washcare: 'Pflege',
  },
  feelTitle: 'So fühlt es sich an',
  /** For each level from 1 to 5. */
  feel: {
    warmth: {
      label: 'Wärme',
      levels: ['für heiße Tage', 'für milde Tage', 'für kühle Tage', 'für kalte Tage', 'für Frost'],
    },
    softness: {
      label: 'Auf der Haut',
      levels: [
        'rau, besser mit etwas darunter',
        'kratzt spürbar',
        'weich, kratzt anfangs ein wenig',
        'glatt, kratzt nicht',
        'sehr weich, kratzt nicht',
      ],
    },
    weight: {
      label: 'Gewicht',
      levels: ['kaum zu spüren', 'leicht', 'mittel', 'spürbar', 'schwer'],
    },
    opacity: {
      label: 'Blickdichte',
      levels: [
        'durchsichtig, etwas darunter tragen',
        'leicht durchscheinend',
        'im Gegenlicht durchscheinend',
        'fast blickdicht',
        'blickdicht',
      ],
    },
    stretch: {
      label: 'Dehnbarkeit',
      levels: ['nicht dehnbar', 'gibt etwas nach', 'etwas dehnbar', 'dehnbar', 'sehr dehnbar'],
    },
  },
  deliveryTitle: 'Versand und Rückgabe',
  recommendations: 'Das könnte Ihnen auch gefallen',
  completeTheLook: 'Der komplette Look',
  goesWith: 'Passt dazu',
  goesWithBag: 'Passt zu Ihrem Warenkorb',
  noRecommendations: 'Zu diesem Artikel haben wir noch keine Empfehlungen.',
  backTo: (name: string) => `Zurück zu ${name}`,
  moreIn: (category: string) => `Alles in „${category}“ ansehen`,
  fitAndSize: 'Passform und Größe',
  fabricAndCare: 'Material und Pflege',
} as const

/** The shop's own badge on the picture of a reduced product. */
export const saleBadge = { text: 'Sale' } as const
