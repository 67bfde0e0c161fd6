export const tools = {
  search_products: 'Findet Produkte dieses Shops mit Wörtern wie „rotes Kleid“. Öffnet die Ergebnisse.',
  search_category: 'Findet Produkte dieser Kategorie mit Wörtern. Öffnet die Ergebnisse.',
  filter_products: 'Grenzt diese Produktliste ein, etwa nach Größe, Farbe oder Preis. Öffnet die Liste.',
  add_to_bag: 'Legt dieses Produkt in der gewählten Größe in den Warenkorb. Bezahlt wird nichts.',
  apply_code: 'Löst einen Gutscheincode für den Warenkorb ein oder sagt, warum er nicht gilt.',
  estimate_delivery: 'Nennt Kosten und Tage für den Versand des Warenkorbs in ein Land und zu einer Postleitzahl.',
  find_shops: 'Nennt unsere Geschäfte in einem Ort oder in seiner Nähe.',
} as const

export const toolParams = {
  query: 'Wenige Wörter: ein Artikel, eine Farbe, ein Muster',
  code: 'Der Code, wie er mitgeteilt wurde',
  country: 'Code aus zwei Buchstaben (ISO 3166-1)',
  postcode: 'Postleitzahl der Lieferadresse',
  size: 'Eine Größe dieses Produkts',
  length: 'Eine Passform dieses Produkts',
  town: 'Name eines Ortes',
} as const
