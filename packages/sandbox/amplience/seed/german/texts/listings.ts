export const listingTexts: Readonly<Record<string, string>> = {
  'Painted on the studio table, printed in small runs, and cut with room for lunch.':
    'Auf dem Ateliertisch gemalt, in kleinen Auflagen gedruckt und mit Platz fürs Mittagessen geschnitten.',
  'Prints with a pulse': 'Muster mit Leben',
  'Somebody in a printed dress beside a rail of clothes': 'Jemand im bedruckten Kleid neben einer Kleiderstange',
  'See the knitwear': 'Zum Strick',
  'Pockets, as standard': 'Taschen gehören dazu',
  'If a dress can have them, it has them. If it cannot, we ask again.':
    'Wenn ein Kleid Taschen haben kann, dann hat es welche. Wenn nicht, fragen wir noch einmal nach.',
  'Dresses with pockets': 'Kleider mit Taschen',
  'Tea dresses for long lunches, knitted ones for short days, and shirt dresses for everything in between. Each print begins as a painting.':
    'Nachmittagskleider für lange Mittagessen, Strickkleider für kurze Tage und Hemdblusenkleider für alles dazwischen. Jedes Muster beginnt als gemaltes Bild.',
  'Yes, it has pockets': 'Ja, es hat Taschen',
  'Printed dresses on a rail': 'Bedruckte Kleider auf einer Stange',
  'Lambswool, merino and cotton, knitted to be lived in, darned and lived in again.':
    'Lammwolle, Merino und Baumwolle, gestrickt zum Tragen, Stopfen und Weitertragen.',
  'For the long evenings': 'Für lange Abende',
  'A Fair Isle jumper, a cardigan and a hat': 'Ein Fair-Isle-Pullover, eine Strickjacke und eine Mütze',
  'Wool would rather be [wavy:#9e3d26]aired[/wavy] than washed':
    'Wolle will lieber [wavy:#9e3d26]gelüftet[/wavy] als gewaschen werden',
  'Hang it by a window for a night; often that is all it wants. When it is not, cool water and a little soap.':
    'Hängen Sie sie eine Nacht ans Fenster, oft genügt das schon. Wenn nicht: kaltes Wasser und ein wenig Seife.',
  'Somebody pegging out the washing': 'Jemand hängt Wäsche auf die Leine',
  'Waxed, woolly or quilted, with pockets deep enough for a paperback.':
    'Gewachst, aus Wolle oder gesteppt, mit Taschen, in die ein Taschenbuch passt.',
  'Weather is a matter of opinion': 'Wetter ist Ansichtssache',
  'Winter coats on a row of pegs': 'Wintermäntel an einer Hakenleiste',
  'Shirts, chinos and jumpers that look better after a weekend than before it.':
    'Hemden, Chinos und Pullover, die nach dem Wochenende besser aussehen als davor.',
  'A man in a jumper and boots beside a shirt and a jumper on a rail':
    'Ein Mann in Pullover und Stiefeln neben einem Hemd und einem Pullover auf einer Stange',
  'Brushed cotton for now, linen for later, collars that behave.':
    'Flanell für jetzt, Leinen für später, und Kragen, die sich benehmen.',
  'Iron optional': 'Bügeln freiwillig',
  'Shirts and a blouse on a rail': 'Hemden und eine Bluse auf einer Stange',
  'Clothes that wash well, hand down well and have strong views on mud.':
    'Sachen, die sich gut waschen und gut weitergeben lassen und keine Angst vor Matsch haben.',
  'Made for puddles': 'Gemacht für Pfützen',
  'Two children in a spotted dress and dungarees, at a picnic':
    'Zwei Kinder in gepunktetem Kleid und Latzhose beim Picknick',
  'Mugs, cushions, candles and bedding from the studio that paints the dresses.':
    'Becher, Kissen, Kerzen und Bettwäsche aus dem Atelier, das auch die Kleider bemalt.',
  'The same prints, sitting down': 'Dieselben Muster, nur im Sitzen',
  'A dresser with jugs, bowls and mugs': 'Ein Küchenbuffet mit Krügen, Schalen und Bechern',
  'Cushions, throws, candles and lamps, for rooms that are used.':
    'Kissen, Decken, Kerzen und Leuchten für Zimmer, in denen gelebt wird.',
  'The good corner of the sofa': 'Die gute Ecke auf dem Sofa',
  'A cushion, a throw and a candle': 'Ein Kissen, eine Decke und eine Kerze',
  'Tableware that forgives a dishwasher, and tea towels too good for the floor.':
    'Geschirr, das die Spülmaschine verzeiht, und Geschirrtücher, die zu schade für den Boden sind.',
  'Lay it properly, or don’t': 'Ordentlich gedeckt, oder eben nicht',
  'A laid kitchen table': 'Ein gedeckter Küchentisch',
  'Small, pretty and useful things for somebody else. Or not.':
    'Kleine, hübsche und nützliche Dinge für jemand anderen. Oder auch nicht.',
  'You may take the credit': 'Das Lob ernten Sie',
  'Parcels in printed paper': 'Päckchen in bedrucktem Papier',
  'The ends of the season’s rolls. When they are gone they are gone.':
    'Das Ende der Stoffballen dieser Saison. Was weg ist, ist weg.',
  'Last sizes, kinder prices': 'Letzte Größen, freundlichere Preise',
  // Ideas and advice.
  'Ideas and advice': 'Ideen und Rat',
  'How to wear it, wash it and mend it.': 'Wie man es trägt, wäscht und flickt.',
  'Layers, in order': 'Schichten, der Reihe nach',
  'Thin, then soft, then stout.': 'Erst dünn, dann weich, dann robust.',
  'How to wear layers': 'So trägt man Schichten',
  'Washing wool': 'Wolle waschen',
  'Seldom, and never in a hurry.': 'Selten und nie in Eile.',
  'How to wash wool': 'So wäscht man Wolle',
  Darning: 'Stopfen',
  'A hole is an invitation.': 'Ein Loch ist eine Einladung.',
  'How to darn': 'So stopft man',
  'Begin with a thin shirt, put something soft over it, and end with something that can stand a hedge. Each layer should be glad to be the last one indoors.':
    'Beginnen Sie mit einem dünnen Hemd, ziehen Sie etwas Weiches darüber und zuletzt etwas, das auch eine Hecke übersteht. Jede Schicht sollte sich drinnen als letzte sehen lassen können.',
  'Air it first; often that is all it wants. Otherwise use cool water and a little soap, press rather than wring, and dry it flat, away from the cat.':
    'Lüften Sie zuerst, oft genügt das schon. Sonst nehmen Sie kaltes Wasser und ein wenig Seife, drücken statt zu wringen und trocknen liegend, außer Reichweite der Katze.',
  'Weave over and under past the edges of the hole, in a colour that matches or one that proudly does not. Leave the ends long until the first wash.':
    'Weben Sie abwechselnd darüber und darunter, ein Stück über den Rand des Lochs hinaus, in einer passenden Farbe oder in einer, die stolz nicht passt. Lassen Sie die Fadenenden bis zur ersten Wäsche lang.',
}
