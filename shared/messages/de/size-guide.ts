import { brand } from '../../merchant.ts'

export const sizeGuide = {
  title: 'Größentabelle',
  description: `Größen und Körpermaße für Kleidung und Schuhe von ${brand}.`,
  hint: 'Messen Sie über leichter Kleidung. Das Maßband soll anliegen, aber nicht einschneiden.',
  close: 'Größentabelle schließen',
  showInches: 'In Zoll anzeigen',
  showCentimetres: 'In Zentimetern anzeigen',
  failed: 'Die Größentabelle konnte nicht geladen werden',
} as const

/** Only the server uses these. Labels of sizes are the platform's values. */
export const sizeChartTexts = {
  names: {
    womens: 'Damenbekleidung',
    'womens-letters': 'Damenbekleidung in Buchstabengrößen',
    mens: 'Herrenbekleidung',
    'mens-waists': 'Hosen, Jeans und Shorts für Herren',
    kids: 'Kinderbekleidung',
    shoes: 'Schuhe',
    'kids-shoes': 'Kinderschuhe',
    'kids-socks': 'Kindersocken',
    bedding: 'Bettwäsche',
    towels: 'Handtücher',
  },
  measures: {
    bust: 'Brustumfang',
    waist: 'Taille',
    hips: 'Hüfte',
    chest: 'Brustumfang',
    height: 'Körpergröße',
    foot: 'Fußlänge',
    longestFoot: 'Größte Fußlänge',
    width: 'Breite',
    length: 'Länge',
  },
  length: (value: number) => String(value).replace('.', ','),
  inUnit: (measure: string, unit: 'cm' | 'in') => `${measure} (${unit === 'cm' ? 'cm' : 'Zoll'})`,
} as const
