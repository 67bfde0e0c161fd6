// Separate, so that only the product page and its panels load them.

export const product = {
  addToBag: 'Add to Bag',
  preOrder: 'Pre-order',
  selectSize: 'Select Size',
  selectSizeAndFit: 'Select Size And Fit',
  pleaseSelectSize: 'Please Select a Size',
  pleaseSelectSizeAndFit: 'Please Select a Size and Fit',
  design: 'Design',
  colour: 'Colour',
  size: 'Size',
  fit: 'Fit',
  optionSoldOut: 'sold out',
  notMadeIn: (value: string) => `not made in ${value}`,
  notMade: (length: string) => `Not made in ${length}`,
  adding: 'Adding',
  style: 'Style',
  details: 'Details',
  optional: 'optional',
  coloursAvailable: (count: number) => `${count} colours`,
} as const

/** Why the server did not add a product. */
export const productRefusals = {
  soldOutChoice: 'Sorry, this choice has sold out. Please choose another.',
  // Shown above a product's extra fields if the form was posted without scripts.
  requiredFields: 'Please fill in every field that is not optional, and check the others',
} as const

/** Only the server uses these. */
export const productDetails = {
  fields: {
    product_fit: 'Cut',
    neck_collar_shape: 'Neck and collar',
    sleeve_length: 'Sleeve',
    styling_length: 'Length',
    standard_measurements_displayed: 'Measurements',
    petite_measurements_displayed: 'Petite measurements',
    model_wears_displayed: 'Our model',
    petite_model_displayed: 'Our petite model',
    fabric_composition: 'Fabric',
    washcare: 'Care',
  },
  feelTitle: 'How it feels',
  /** For each level from 1 to 5. */
  feel: {
    warmth: {
      label: 'Warmth',
      levels: ['for hot days', 'for mild days', 'for cool days', 'for cold days', 'for frost'],
    },
    softness: {
      label: 'Next to skin',
      levels: [
        'rough, best over another layer',
        'a tickle you will notice',
        'soft, a little tickle at first',
        'smooth, does not itch',
        'very soft, does not itch',
      ],
    },
    weight: {
      label: 'Weight',
      levels: ['hardly there', 'light', 'medium', 'has some weight', 'heavy'],
    },
    opacity: {
      label: 'Opacity',
      levels: [
        'sheer, wear a layer beneath',
        'lightly see-through',
        'see-through against the light',
        'hardly see-through',
        'not see-through',
      ],
    },
    stretch: {
      label: 'Stretch',
      levels: ['none', 'a little give', 'some stretch', 'stretchy', 'very stretchy'],
    },
  },
  deliveryTitle: 'Delivery & returns',
  recommendations: 'You might also like',
  completeTheLook: 'Complete the look',
  goesWith: 'Goes with',
  goesWithBag: 'Goes with your bag',
  noRecommendations: 'We have nothing to suggest with this one yet.',
  backTo: (name: string) => `Back to ${name}`,
  moreIn: (category: string) => `See all in ${category}`,
  fitAndSize: 'Fit & size',
  fabricAndCare: 'Fabric & care',
} as const

/** The shop's own badge on the picture of a reduced product. */
export const saleBadge = { text: 'Sale' } as const
