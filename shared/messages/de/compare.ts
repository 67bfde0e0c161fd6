export const compare = {
  title: 'Vergleichen',
  link: 'Mit ähnlichen Artikeln vergleichen',
  differs: 'Unterschiede',
  same: 'Gemeinsamkeiten',
  fact: 'Merkmal',
  pattern: 'Muster',
  remove: 'Entfernen',
  unknown: 'Keine Angabe',
  gone: 'Einige dieser Artikel führen wir hier nicht. Sie fehlen deshalb im Vergleich.',
  none: 'Noch gibt es nichts zu vergleichen. Auf jeder Produktseite finden Sie einen Link zum Vergleich.',
} as const
