import { type Draft, page, text } from '../draft.ts'
import { germanMarket } from './market.ts'

const { reach, freeFrom } = germanMarket
const company = 'Selvedge Europe Limited'
const address = '9 Main Street, Kinsale, P17 XH60, Irland'
const telephone = '+353 20 915 0109'
const email = '[help@selvedge.example](mailto:help@selvedge.example)'

/**
 * Pages that a shop for Germany must have, and the legal pages of every market. The company is fictional. The texts on
 * withdrawal follow the model instructions and the model form of the German law: Anlage 1 and 2 to Artikel 246a EGBGB.
 */
export const germanLegalPages: Readonly<Record<string, Draft>> = {
  impressum: page('Impressum', 'Wer diesen Shop betreibt und wie Sie uns erreichen.', [
    text(
      null,
      `
Angaben gemäß § 5 DDG. Selvedge ist ein erfundenes Unternehmen, dieser Shop eine Vorführung: Hier wird nichts verkauft.

**${company}**, ${address}. Vertreten durch die Geschäftsführerin Ottilie Wren.

## Kontakt

- Telefon: ${telephone}
- E-Mail: ${email}

## Register

Eingetragen im Companies Registration Office, Irland, Registernummer 000000 (Muster). Umsatzsteuer-Identifikationsnummer: IE0000000XX (Muster).

## Verantwortlich für den Inhalt

Ottilie Wren, Anschrift wie oben (§ 18 Abs. 2 MStV).

## Streitbeilegung

Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.
`,
    ),
  ]),
  widerruf: page('Widerrufsrecht', 'Widerrufsbelehrung und Muster-Widerrufsformular.', [
    text(
      null,
      `
Verbraucherinnen und Verbraucher haben bei Verträgen über Waren ein gesetzliches Widerrufsrecht. Darüber hinaus nehmen wir Ihre Bestellung freiwillig [28 Tage lang zurück](/returns).

## Widerrufsrecht

Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.

Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.

Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${company}, ${address}, Telefon ${telephone}, E-Mail ${email}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.

Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.

## Folgen des Widerrufs

Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.

Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.

Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden. Wir tragen die Kosten der Rücksendung der Waren.

Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.

## Ausschluss des Widerrufsrechts

Das Widerrufsrecht besteht nicht bei Waren, die nicht vorgefertigt sind und für deren Herstellung Ihre individuelle Auswahl maßgeblich ist, etwa mit Ihren Initialen. Es erlischt vorzeitig bei versiegelten Waren, die aus Gründen der Hygiene nicht zur Rückgabe geeignet sind, wenn ihre Versiegelung nach der Lieferung entfernt wurde.

## Muster-Widerrufsformular

Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.

- An ${company}, ${address}, E-Mail ${email}:
- Hiermit widerrufe(n) ich/wir¹ den von mir/uns¹ abgeschlossenen Vertrag über den Kauf der folgenden Waren¹ / die Erbringung der folgenden Dienstleistung¹
- Bestellt am¹ / erhalten am¹
- Name des/der Verbraucher(s)
- Anschrift des/der Verbraucher(s)
- Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)
- Datum

¹ Unzutreffendes streichen.
`,
    ),
  ]),
  agb: page('Allgemeine Geschäftsbedingungen', 'Was gilt, wenn Sie bei uns bestellen.', [
    text(
      null,
      `
## 1. Geltung und Vertragspartner

Diese Bedingungen gelten für Bestellungen in diesem Shop. Ihr Vertragspartner ist die ${company}. Anschrift und Kontakt stehen im [Impressum](/impressum).

## 2. Vertragsschluss

Die Darstellung der Waren ist noch kein bindendes Angebot. Mit dem Absenden der Bestellung geben Sie ein Angebot ab. Der Vertrag kommt zustande, wenn wir die Bestellung mit einer E-Mail bestätigen. Der Vertrag wird auf Deutsch oder Englisch geschlossen, je nachdem, in welcher Sprache Sie bestellen. Ihre Bestellung finden Sie in Ihrem Konto und in der Bestätigung.

## 3. Preise und Versand

Alle Preise enthalten die gesetzliche Mehrwertsteuer. Dazu kommen die Versandkosten, die wir unter [Versand](/delivery) und vor dem Bezahlen nennen. Ab ${freeFrom} entfallen sie. Wir liefern ${reach}.

## 4. Zahlung

Sie bezahlen mit einem der Zahlungsmittel, die an der Kasse angeboten werden. Ihre Kartendaten verarbeitet allein der Zahlungsdienst.

## 5. Eigentumsvorbehalt

Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.

## 6. Widerruf und Rückgabe

Ihnen steht ein gesetzliches [Widerrufsrecht](/widerruf) zu. Zusätzlich gilt unsere freiwillige [Rückgabe](/returns) innerhalb von 28 Tagen.

## 7. Mängel

Es gelten die gesetzlichen Mängelrechte. Wenn etwas nicht in Ordnung ist, schreiben Sie an ${email}.

## 8. Gutscheine

Geschenkgutscheine gelten zwei Jahre, online und in unseren Geschäften. Eine Auszahlung in bar ist nicht möglich.

## 9. Recht

Es gilt irisches Recht. Zwingende Vorschriften zum Schutz der Verbraucher, die an Ihrem Wohnsitz gelten, bleiben unberührt.
`,
    ),
  ]),
  privacy: page('Datenschutz', 'Was wir über Sie wissen, warum, und wie Sie uns dazu bringen, es zu vergessen.', [
    text(
      null,
      `
Wir verkaufen Kleidung und Becher. Sie verkaufen wir nicht.

Verantwortlich im Sinne der DSGVO ist die ${company}, siehe [Impressum](/impressum).

## Was wir speichern

- Ihren Namen, Ihre Anschrift und Ihre E-Mail-Adresse, weil Pakete sie brauchen.
- Was Sie bestellt haben, für Rückgaben und für das Finanzamt. Bestellungen bewahren wir sieben Jahre auf, sonst nichts so lange.
- Von Ihrer Karte nichts. Ihre Daten gehen direkt an den Zahlungsdienst, und wir sehen die Nummer nie.

## Wer sie sonst sieht

Der Paketdienst sieht Ihre Anschrift, der Zahlungsdienst Ihre Zahlung, und die Menschen, die unsere Post beantworten, sehen, was Sie ihnen schreiben.

## Ihre Rechte

Sie können verlangen, dass wir Ihre Daten zeigen, berichtigen, übertragen, einschränken oder löschen, und einer Verarbeitung widersprechen. Schreiben Sie an [privacy@selvedge.example](mailto:privacy@selvedge.example). Sie können sich außerdem bei der Datenschutzbehörde Ihres Landes beschweren.

Siehe auch die Seite über [Cookies](/cookies).
`,
    ),
  ]),
  cookies: page('Cookies', 'Die kleinen Dateien in Ihrem Browser, und welche davon Sie ablehnen können.', [
    text(
      null,
      'Einige braucht der Shop. Die anderen warten, bis Sie zustimmen, und Sie können Ihre Wahl jederzeit ändern. Kekse zum Essen gibt es in unseren [Geschäften](/shop-finder).',
    ),
  ]),
  accessibility: page(
    'Barrierefreiheit',
    'Was wir tun, damit alle hier einkaufen können, und wo es noch nicht gelingt.',
    [
      text(
        null,
        `
Alle sollen hier einkaufen können: mit Tastatur, mit Screenreader, mit großer Schrift, mit starkem Kontrast oder ohne bewegte Bilder.

## Unser Ziel

Der Shop richtet sich nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und nach der europäischen Norm EN 301 549.

- Jede Seite und jedes Formular lässt sich allein mit der Tastatur bedienen, auch ohne Skripte.
- Text lässt sich auf 400 % vergrößern, ohne dass Sie seitwärts scrollen müssen.
- Bewegte Texte und Bilder stehen still, wenn Ihr Gerät weniger Bewegung verlangt, und haben einen Knopf zum Anhalten.
- Preise, Größen, Bestand und Fehler werden in Worten vorgelesen und nicht nur durch Farbe gezeigt.

## Wie wir prüfen

Nach jeder Änderung prüfen automatische Tests alle Seiten, auf dem Telefon und am Rechner. Außerdem gehen wir mit der Tastatur von der Startseite bis zur Bestellung und lesen mit, was ein Screenreader bekommt.

## Was noch nicht geht

- Videos haben keinen Ton und darum keine Untertitel. Auch eine Audiodeskription haben sie nicht.
- Bewertungen, Größenberatung und Live-Shopping kommen von anderen Unternehmen. Für alle ihre Teile können wir nicht einstehen. Der Shop funktioniert auch ohne sie.

## Schreiben Sie uns

Etwas ist Ihnen im Weg? Schreiben Sie an [access@selvedge.example](mailto:access@selvedge.example). Wir antworten innerhalb von zwei Werktagen und nehmen Ihre Bestellung auch per E-Mail auf. Sie können sich außerdem an die Stelle Ihres Landes wenden, die den European Accessibility Act durchsetzt, in Deutschland an die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen.
`,
      ),
    ],
  ),
}
