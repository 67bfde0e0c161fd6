/**
 * Texts for words that the platform or the table of markets has in one language only, because the shop compares them:
 * names of options, values such as sizes and ways to pay, and names of markets. A word that is not listed is shown as
 * it is.
 */
export const platformWords: Readonly<Record<string, string>> = {
  Color: 'Farbe',
  Colour: 'Farbe',
  Size: 'Größe',
  Length: 'Passform',
  Fit: 'Passform',
  'Recipient name': 'Name der beschenkten Person',
  'Recipient email': 'E-Mail der beschenkten Person',
  'Your name': 'Ihr Name',
  'Your email': 'Ihre E-Mail-Adresse',
  Message: 'Nachricht',
  'Send date': 'Versanddatum',
  'Credit Card': 'Kreditkarte',
  'Gift Certificate': 'Geschenkgutschein',
  'Store Credit': 'Guthaben',
  Regular: 'Normal',
  Long: 'Lang',
  Short: 'Kurz',
  Tall: 'Für Große',
  'One Size': 'Einheitsgröße',
  Single: 'Einzelbett',
  Double: 'Doppelbett',
  King: 'King-Size',
  'Super King': 'Super-King-Size',
  Hand: 'Handtuch',
  Bath: 'Duschtuch',
  'Bath Sheet': 'Badetuch',
  'United Kingdom': 'Vereinigtes Königreich',
  Ireland: 'Irland',
  Germany: 'Deutschland',
  'Rest of the World': 'Übrige Welt',
}
