import { type Draft, draft, page, spacing, text, tile } from '../draft.ts'
import { germanMarket } from './market.ts'

const { freeFrom, standard, express, reach, returnsPost } = germanMarket

/** German pages that are one long text. */
export const germanHelpPages: Readonly<Record<string, Draft>> = {
  delivery: page('Versand', `Standardversand ${standard.price}, ab ${freeFrom} kostenlos.`, [
    text(
      null,
      `
Wir liefern ${reach}.

- **Standard**: ${standard.price}, in ${standard.days}n. Ab **${freeFrom}** kostenlos.
- **Express**: ${express.price}, in ${express.days}n.

## Wann wir verschicken

Was Sie montags bis freitags vor 14 Uhr bestellen, geht am selben Tag auf die Reise. Digitale Gutscheine kommen per E-Mail und sind da, bevor das Teewasser kocht.

## Im Dezember

Die Post braucht länger, und wir auch. Bestellen Sie bis zum 14. Dezember, dann sind Sie auf der sicheren Seite.

## Verpackung

Was sich biegt, kommt in eine Papiertüte, was zerbrechen kann, in einen Karton. Kein Plastik, bis auf eine Rolle Klebeband, die wir noch aufbrauchen.
`,
    ),
  ]),
  returns: page('Rückgabe', '28 Tage Zeit, es sich anders zu überlegen, und wie Sie etwas zurückschicken.', [
    text(
      null,
      `
Sie haben **28 Tage** Zeit, gerechnet ab dem Tag, an dem das Paket ankommt. Die Sachen sollten ungetragen und ungewaschen sein und ihre Etiketten noch haben. Anprobieren zählt nicht als Tragen, Tanzen schon.

Ihr gesetzliches [Widerrufsrecht](/widerruf) bleibt davon unberührt.

## So schicken Sie etwas zurück

1. Nehmen Sie den Rücksendeschein aus dem Paket und kreuzen Sie einen Grund an. Wir lesen das wirklich.
2. Legen Sie den Schein und die Ware wieder in die Verpackung, in der sie kam.
3. Geben Sie das Paket ab: ${returnsPost}.

## Wann Sie von uns hören

Wir erstatten den Betrag innerhalb von fünf Werktagen, nachdem die Ware bei uns ist, auf demselben Weg, auf dem Sie bezahlt haben.

## Was wir nicht zurücknehmen können

Ohrringe, Unterwäsche, Geschenkgutscheine und alles, was wir mit Ihren Initialen angefertigt haben, es sei denn, es hat einen Mangel. Dann war es unser Fehler, und das Porto zahlen wir.
`,
    ),
  ]),
  'size-guide': page('Größentabelle', 'Wie wir messen und was groß ausfällt.', [
    text(
      null,
      `
Auf unseren Etiketten stehen britische Größen. Zählen Sie für Ihre **28** dazu: Unsere 12 ist Ihre 40.

## So messen Sie

Über dem, was Sie darunter tragen würden, das Maßband gerade, ohne die Luft anzuhalten. Zwischen zwei Größen nehmen Sie bei Mänteln die größere und bei Strick die kleinere.
`,
    ),
    draft('two-col-tile-row', 'Where to measure', {
      tiles: [
        tile('measuring-woman', {
          heading: 'Damen',
          text: '1 Brust, an der stärksten Stelle. 2 Taille, dort, wo Sie sich zur Seite beugen. 3 Hüfte, an der breitesten Stelle.',
          altText: 'Eine Frau mit Maßbändern um Brust, Taille und Hüfte',
        }),
        tile('measuring-man', {
          heading: 'Herren',
          text: '1 Brust, unter den Armen hindurch und am Rücken gerade. 2 Taille, dort, wo die Hose sitzt.',
          altText: 'Ein Mann mit Maßbändern um Brust und Taille',
        }),
      ],
    }),
    spacing('Medium'),
  ]),
  'download-our-app': page('Unsere App', 'Das Geschäft in Ihrer Tasche, wo es am liebsten ist.', [
    text(
      null,
      `
Es ist dasselbe Geschäft, nur etwas schneller, und es merkt sich Ihre Größe, damit Sie sie nicht laut sagen müssen.

- Neue Muster sehen Sie am Donnerstagmorgen vor allen anderen.
- Ihre Wunschliste übersteht auch ein verlorenes Telefon.
- Scannen Sie ein Etikett in einem [unserer Geschäfte](/shop-finder) und sehen Sie, welche Größen im Lager sind.

Suchen Sie im App-Store Ihres Telefons nach **Selvedge**.
`,
    ),
  ]),
}
