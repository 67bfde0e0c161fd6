export const pageTexts: Readonly<Record<string, string>> = {
  // Help.
  'Delivery, returns, sizes and washing: the questions we are asked most, with answers.':
    'Versand, Rückgabe, Größen und Pflege: die häufigsten Fragen und unsere Antworten.',
  'Most of what people ask us is below. If yours is not, write to [help@selvedge.example](mailto:help@selvedge.example). A person answers, usually before lunch.':
    'Die meisten Fragen beantworten wir hier. Ihre ist nicht dabei? Schreiben Sie an [help@selvedge.example](mailto:help@selvedge.example). Es antwortet ein Mensch, meist noch vor dem Mittagessen.',
  'Where is my parcel?': 'Wo ist mein Paket?',
  'The link in your dispatch e-mail knows more than we do. If it has said nothing new for three days, tell us and we will chase it. You can also [find your order](/find-order).':
    'Der Link in Ihrer Versandmail weiß mehr als wir. Wenn sich dort drei Tage lang nichts tut, sagen Sie uns Bescheid, und wir fragen nach. Sie können auch [Ihre Bestellung finden](/find-order).',
  'Is delivery free?': 'Ist der Versand kostenlos?',
  'From **{freeFrom}**, yes. The rest is on the [delivery page](/delivery).':
    'Ab **{freeFrom}** ja. Alles Weitere steht auf der Seite zum [Versand](/delivery).',
  'Can I change an order?': 'Kann ich eine Bestellung ändern?',
  'For about an hour, while it is still a piece of paper. After that it is in a box, and easier to [send back](/returns).':
    'Etwa eine Stunde lang, solange sie nur ein Stück Papier ist. Danach liegt sie im Karton, und es ist einfacher, sie [zurückzuschicken](/returns).',
  'What size am I?': 'Welche Größe habe ich?',
  'The [size guide](/size-guide) has measurements in both inches and centimetres, and an honest note on which things run large.':
    'In der [Größentabelle](/size-guide) stehen alle Maße und ein ehrlicher Hinweis, was groß ausfällt.',
  'How do I wash it?': 'Wie wasche ich das?',
  'Cool, inside out, and less often than you think. Knitwear would rather be [aired than washed](/ideas/washing-wool).':
    'Kalt, auf links und seltener, als Sie denken. Strick will lieber [gelüftet als gewaschen](/ideas/washing-wool) werden.',
  'Write to us': 'Schreiben Sie uns',
  'Our shops, and when their doors are open.': 'Unsere Geschäfte und ihre Öffnungszeiten.',
  'A lit shop front at dusk, with clothes in its windows':
    'Ein erleuchtetes Schaufenster voller Kleidung in der Dämmerung',
  'Come and feel the cloth': 'Kommen Sie und fühlen Sie den Stoff',
  'Dogs may come in. Several already work here.': 'Hunde dürfen herein. Mehrere arbeiten schon hier.',
  // The house.
  'A small house of printed clothes and homewares, named after the edge of a cloth.':
    'Ein kleines Haus für bedruckte Mode und Wohnideen, benannt nach der Kante eines Stoffs.',
  'A finished edge': 'Eine saubere Kante',
  'Painted, printed and sewn since 2009': 'Gemalt, gedruckt und genäht seit 2009',
  'A selvedge is the edge of a cloth, woven so that it **cannot fray**. You never see it once the thing is made. It is doing its work all the same.':
    'Selvedge heißt Webkante: der Rand eines Stoffs, so gewebt, dass er **nicht ausfranst**. Am fertigen Stück sehen Sie ihn nicht. Seine Arbeit tut er trotzdem.',
  Then: 'Damals',
  'One table above a [wavy:#d8a23f]bicycle shop[/wavy]': 'Ein Tisch über einem [wavy:#d8a23f]Fahrradladen[/wavy]',
  'We started with one printing table, and a skirt. The skirt sold. The bicycle shop moved out, and we moved down. It travels well, as you are about to find out.':
    'Wir haben mit einem Drucktisch und einem Rock angefangen. Der Rock verkaufte sich. Der Fahrradladen zog aus, und wir zogen hinunter. Unsere Sachen reisen gern, wie Sie gleich merken werden.',
  'Still the same table': 'Noch immer derselbe Tisch',
  'Prints on a rail in the studio': 'Bedruckte Stoffe auf einer Stange im Atelier',
  'How a thing is made here': 'So entsteht bei uns ein Stück',
  Painted: 'Gemalt',
  'Every print begins as a painting, in the studio, with the radio on.':
    'Jedes Muster beginnt als Bild, im Atelier, bei laufendem Radio.',
  Printed: 'Gedruckt',
  'In small runs. When a print is gone we paint another.':
    'In kleinen Auflagen. Ist ein Muster ausverkauft, malen wir ein neues.',
  Sewn: 'Genäht',
  'By people whose names we know, with pockets.': 'Von Menschen, deren Namen wir kennen, und mit Taschen.',
  'Wear it, wash it, mend it': 'Tragen, waschen, flicken',
  'How it is made': 'Wie es gemacht wird',
  'Fewer, better, mended.': 'Weniger, besser, geflickt.',
  'Work with us': 'Arbeiten Sie mit uns',
  'Cloth, paper, parcels or people.': 'Stoff, Papier, Pakete oder Menschen.',
  'The lookbook': 'Das Lookbook',
  'Walk, door, fire.': 'Spaziergang, Tür, Kamin.',
  'Fewer, better, mended: how our things are made, and what we have not solved yet.':
    'Weniger, besser, geflickt: wie unsere Sachen entstehen und was wir noch nicht gelöst haben.',
  'The best thing we can do is make something that you still wear in ten years. So we begin there.':
    'Das Beste, was wir tun können, ist etwas zu machen, das Sie in zehn Jahren noch tragen. Also fangen wir damit an.',
  'Wool from flocks we can [wavy:#9e3d26]name[/wavy]':
    'Wolle von Schafen, die wir mit [wavy:#9e3d26]Namen[/wavy] kennen',
  'Nine metres in ten of our cotton are organic, and the linen is from Normandy, where it rains enough. The sheep are called Dorothy, mostly.':
    'Neun von zehn Metern unserer Baumwolle sind aus biologischem Anbau, und das Leinen kommt aus der Normandie, wo es genug regnet. Die Schafe heißen meistens Dorothy.',
  'Shop knitwear': 'Zum Strick',
  'The rest of it': 'Alles Weitere',
  'Who makes it?': 'Wer stellt das her?',
  'We work with eleven workshops, and have known most of them longer than we have known our own children. Each is visited every year, by somebody who can sew.':
    'Wir arbeiten mit elf Werkstätten und kennen die meisten länger als unsere eigenen Kinder. Jede bekommt einmal im Jahr Besuch von jemandem, der nähen kann.',
  'Will you mend it?': 'Flicken Sie das?',
  'Send back anything of ours with a hole in it and we will mend it, once, for nothing. Moths are not our fault, but we are sorry for you. [How to darn](/ideas/darning), if you would rather.':
    'Schicken Sie uns ein Stück von uns mit einem Loch, und wir flicken es einmal kostenlos. Für Motten können wir nichts, aber sie tun uns leid für Sie. Wenn Sie lieber selbst zur Nadel greifen: [So stopft man](/ideas/darning).',
  'What have you not solved?': 'Was haben Sie noch nicht gelöst?',
  'Freight, zips and glitter. We have given up glitter.':
    'Transport, Reißverschlüsse und Glitzer. Glitzer haben wir aufgegeben.',
  'What is it wrapped in?': 'Worin ist es verpackt?',
  'A paper bag if it bends, a box if it breaks. No plastic, apart from one roll of tape that we are still using up.':
    'Was sich biegt, kommt in eine Papiertüte, was zerbrechen kann, in einen Karton. Kein Plastik, bis auf eine Rolle Klebeband, die wir noch aufbrauchen.',
  // The lookbook.
  'The Long Evenings in pictures: the walk, the door, the fire.':
    'Lange Abende in Bildern: der Spaziergang, die Tür, der Kamin.',
  'A lane in autumn': 'Ein Feldweg im Herbst',
  'Leaves falling in a lane in autumn': 'Fallendes Laub auf einem Feldweg im Herbst',
  'Walk, door, fire': 'Spaziergang, Tür, Kamin',
  'The Long Evenings, in that order.': 'Lange Abende, in dieser Reihenfolge.',
  'Shop the season': 'Zur neuen Saison',
  'It begins with leaves, and a coat that knows what to do about them. It ends with a chair that *nobody* else is allowed to sit in.':
    'Es beginnt mit Laub und einem Mantel, der damit umzugehen weiß. Es endet in einem Sessel, in dem sonst *niemand* sitzen darf.',
  'Collars up': 'Kragen hoch',
  'Waxed, woolly or quilted.': 'Gewachst, aus Wolle oder gesteppt.',
  'Mud welcome': 'Matsch willkommen',
  'For lanes, and for doorsteps.': 'Für Feldwege und für Türschwellen.',
  'The [wavy:#9e3d26]door[/wavy]': 'Die [wavy:#9e3d26]Tür[/wavy]',
  'Off with the coat. There was a print beneath it all along.':
    'Mantel aus. Darunter war die ganze Zeit schon ein Muster.',
  'And then': 'Und dann',
  'The [wavy:#d8a23f]fire[/wavy]': 'Der [wavy:#d8a23f]Kamin[/wavy]',
  'Throws, candles and the second-best biscuits.': 'Decken, Kerzen und die zweitbesten Kekse.',
  'For the living room': 'Fürs Wohnzimmer',
  'By the lamp': 'Im Licht der Lampe',
  'An armchair and a lamp by a window': 'Ein Sessel und eine Leuchte an einem Fenster',
  'Four corners of an evening': 'Vier Ecken eines Abends',
  'Give a card': 'Schenken Sie einen Gutschein',
  'By e-mail, today': 'Heute noch, per E-Mail',
  // Other stuff.
  'Things that did not fit under any other heading.': 'Alles, was unter keine andere Überschrift passte.',
  'A dresser with jugs, cups and flowers': 'Ein Küchenbuffet mit Krügen, Tassen und Blumen',
  'The kitchen dresser': 'Das Küchenbuffet',
  'Kitchen textiles': 'Küchentextilien',
  'Everything for the kitchen': 'Alles für die Küche',
  'Who is it for?': 'Für wen soll es sein?',
  'For her': 'Für sie',
  'For him': 'Für ihn',
  'For the house': 'Fürs Haus',
  'For the stocking': 'Für den Nikolausstiefel',
  'An evening in the weaving shed': 'Ein Abend in der Weberei',
  'Thursdays at eight: an hour of cloth, biscuits and unsolicited advice, with somebody who can sew.':
    'Donnerstags um acht: eine Stunde Stoff, Kekse und ungefragter Rat von jemandem, der nähen kann.',
  'Prints on a rail, waiting to be talked about': 'Bedruckte Stoffe auf einer Stange, über die noch gesprochen wird',
  'Pockets are not an extra': 'Taschen sind kein Extra',
  'Mend first': 'Erst flicken',
  'Sit down to tea': 'Tee trinkt man im Sitzen',
  'Knitwear, by [wavy:#9e3d26]size[/wavy]': 'Strick nach [wavy:#9e3d26]Größe[/wavy]',
  'Also on this shelf': 'Auch in diesem Regal',
  'Always fit': 'Passen immer',
  'Children, by age': 'Kinder nach Alter',
  'Back to the front': 'Zurück zur Startseite',
}
