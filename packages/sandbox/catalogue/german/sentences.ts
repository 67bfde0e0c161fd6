/**
 * The sentences of descriptions, by the English ones in `copy.ts`. `{er}`, `{ihn}` and `{ihm}` are pronouns of the
 * product's noun.
 */
export const sentences: Readonly<Record<string, string>> = {
  // What the pattern is. Each continues "kommt …" and "Wir fertigen … …".
  'in a colour mixed by our own dyer': 'in einem Farbton, den unser Färber selbst mischt',
  'in one plain colour that goes with everything': 'in einer einzigen Farbe, die zu allem passt',
  'in cloth dyed after sewing, for a softly faded look': 'in einem Farbton, der von Anfang an sanft verwaschen wirkt',
  'in a stripe we have been drawing since the beginning': 'mit einem Streifen, den wir von Anfang an zeichnen',
  'in stripes from edge to edge': 'mit Streifen von Kante zu Kante',
  'in an even, painterly stripe': 'mit gleichmäßigen Streifen, wie mit dem Pinsel gezogen',
  'in the classic fisherman’s stripe': 'mit dem klassischen Streifen der Fischer',
  'with stripes that meet at the side seams': 'mit Streifen, die an den Seitennähten genau aufeinandertreffen',
  'in a hand-painted floral': 'mit einem handgemalten Blumenmuster',
  'with a scatter of flowers from the studio garden': 'mit Streublumen aus dem Garten unseres Ateliers',
  'in a loose, blowsy floral': 'mit großen, üppigen Blüten',
  'in a small, busy floral': 'mit kleinen, dicht gesetzten Blüten',
  'in a ditsy print no bigger than a daisy': 'mit Blüten, die kaum größer sind als ein Gänseblümchen',
  'in yarn-dyed gingham': 'mit garngefärbtem Vichy-Karo',
  'in a crisp picnic check': 'mit frischem Picknickkaro',
  'in a woven check': 'mit eingewebtem Karo',
  'in a soft, brushed check': 'mit einem weichen, wie verwischten Karo',
  'in a tartan of our own': 'mit unserem eigenen Schottenkaro',
  'in a deep winter tartan': 'mit einem Schottenkaro in tiefen Wintertönen',
  'in a spot drawn by hand, so that no two are quite round':
    'mit Tupfen, die wir von Hand zeichnen, sodass keiner ganz rund ist',
  'in hand-drawn spots': 'mit handgezeichneten Tupfen',
  'in a block print, with the small slips of a human hand': 'mit einem Blockdruck, dem man die Handarbeit ansehen darf',
  'with a print from carved wooden blocks': 'mit einem Muster, das wir mit geschnitzten Holzmodeln drucken',
  'with cables that run from hem to shoulder': 'mit Zöpfen, die sich über die ganze Länge ziehen',
  'in a thick, old-fashioned cable': 'mit einem kräftigen Zopfmuster wie früher',
  'in a Fair Isle worked from an old chart': 'mit einem Fair-Isle-Muster nach alter Vorlage',
  'with a Fair Isle in seven yarns': 'mit einem Fair-Isle-Muster in sieben Garnfarben',
  'in a washed denim that only gets better': 'in gewaschenem Denim, der mit der Zeit nur schöner wird',
  'in a sturdy denim with a little give': 'in kräftigem Denim, der ein wenig nachgibt',
  'in a velvety needlecord': 'in samtigem Feincord',
  'in a wide-wale cord': 'in Breitcord',
  'in a rippling texture': 'mit einer feinen Wellenstruktur',
  'with a ripple you want to run a hand over': 'mit Wellen, über die man gern mit der Hand streicht',
  'in a botanical taken from an old herbarium': 'mit Pflanzenmotiven aus einem alten Herbarium',
  'with leaves and seed heads from the hedgerow': 'mit Blättern und Samenständen vom Wegesrand',
  // What the product is like.
  'It skims rather than clings, and yes, it has pockets.':
    'Es umspielt die Figur, ohne einzuengen. Und ja, es hat Taschen.',
  'Cut to move, with a neckline you can wear to work or a wedding.':
    'Der Schnitt lässt Ihnen Bewegungsfreiheit, der Ausschnitt passt ins Büro und auf die Hochzeit.',
  'Easy through the waist, with sleeves that roll and stay rolled.':
    'Locker in der Taille, mit Ärmeln, die aufgekrempelt oben bleiben.',
  'Softly cut, with room at the hem to tuck or leave loose.':
    'Weich geschnitten, mit einem Saum, den Sie einstecken oder locker tragen können.',
  'Washed before it reaches you, so the fit you try is the fit you keep.':
    'Vorgewaschen, damit die Passform so bleibt, wie Sie sie anprobiert haben.',
  'The one you will pack first for a weekend away.': 'Das Erste, was Sie für ein Wochenende einpacken.',
  'Ribbed at the cuffs and hem, and soft enough to wear next to the skin.':
    'Bündchen und Saum sind gerippt, das Garn ist auch auf der Haut angenehm weich.',
  'Warm without the weight, and a good neighbour to a collar.':
    'Warm, ohne schwer zu sein, und mit Hemdkragen darunter so schön wie ohne.',
  'Knitted in one piece at the yoke, with no seams to rub.':
    'An den Schultern in einem Stück gestrickt, damit keine Naht scheuert.',
  'Deep pockets, a proper collar, and a lining worth opening it for.':
    'Mit tiefen Taschen, sauberem Abschluss am Hals und einem Futter, das sich sehen lassen kann.',
  'Built for the kind of weather that cannot make up its mind.': 'Gemacht für Wetter, das sich nicht entscheiden kann.',
  'Roomy enough for a jumper and neat enough for town.':
    'Weit genug für einen Pullover darunter und schmal genug für die Stadt.',
  'Cut to sit at the waist, with a comfortable rise and pockets that hold a phone.':
    'Der Bund sitzt bequem in der Taille, und das Telefon passt in die Tasche.',
  'Smart enough for a meeting and soft enough for the train home.':
    'Schick genug für die Besprechung, bequem genug für die Heimfahrt.',
  'Made with a little stretch where it matters.': 'Mit etwas Spielraum, wo es darauf ankommt.',
  'Lined, supportive and made to be swum in, not just sat in.':
    'Gefüttert, mit gutem Halt und zum Schwimmen gemacht, nicht nur zum Sonnenbaden.',
  'Adjustable straps, full cover at the back, and colours that hold in salt water.':
    'Mit verstellbaren Trägern und Farben, denen Salzwasser nichts anhaben kann.',
  'Brushed on the inside, piped at the edges and made for long breakfasts.':
    'Innen weich, an den Kanten paspeliert und wie gemacht für ein langes Frühstück.',
  'Roomy, soft and quite respectable if the postman knocks.':
    'Weit, weich und durchaus vorzeigbar, wenn die Post klingelt.',
  'The small thing that finishes an outfit.': 'Die Kleinigkeit, die ein Outfit fertig macht.',
  'Made to be given, though we would not blame you for keeping yours.':
    'Zum Verschenken gedacht, aber wir verstehen, wenn Sie es nicht tun.',
  'Light to carry and easy to wear every day.': 'Leicht und unkompliziert für jeden Tag.',
  'Comfortable from the first walk, with a sole that can be replaced.':
    'Bequem vom ersten Schritt an, mit einer Sohle, die sich erneuern lässt.',
  'Cushioned underfoot, and made on a last that suits a real foot.':
    'Weich gepolstert und über einen Leisten gearbeitet, der echten Füßen passt.',
  'Tough at the knees, easy to pull on and made to be handed down.':
    'Robust, schnell angezogen und so gemacht, dass auch die Geschwister noch etwas davon haben.',
  'Soft seams, room to grow and no fiddly fastenings.':
    'Mit weichen Nähten, Platz zum Wachsen und ohne knifflige Verschlüsse.',
  'Dishwasher safe, stackable and happiest in daily use.':
    'Spülmaschinenfest, stapelbar und für jeden Tag gedacht, nicht für die Vitrine.',
  'Each piece is decorated by hand, so small differences are part of the charm.':
    'Jedes Stück wird von Hand dekoriert, kleine Unterschiede gehören dazu.',
  'It looks as though it has always been there.': 'Sieht aus, als hätte {er} schon immer dort gehört.',
  'Made by a small workshop we have known for years.':
    'Gefertigt in einer kleinen Werkstatt, die wir seit Jahren kennen.',
  'It washes well, dries quickly and softens with age.':
    'Pflegeleicht, schnell trocken und mit der Zeit immer weicher.',
  'Finished with neat hems and corners that stay square.': 'Sauber gesäumt, mit Ecken, die Ecken bleiben.',
  'Stitched so that it opens flat, with paper that takes ink well.':
    'Fadengeheftet, damit es flach aufliegt, mit Papier, das Tinte mag.',
  'A ribbon to keep the place, and a pocket at the back.': 'Mit Lesebändchen und einem Fach im hinteren Deckel.',
  // How to wear or use it.
  'Wear it with flat boots and a big cardigan.': 'Dazu flache Stiefel und eine große Strickjacke.',
  'Lovely with bare legs now and thick tights later.': 'Jetzt mit bloßen Beinen, später mit dicken Strumpfhosen.',
  'Add a denim jacket and you are done.': 'Jeansjacke dazu, fertig.',
  'Good with jeans, better with a dog.': 'Gut zu Jeans, noch besser mit Hund.',
  'Tuck one end in and call it styled.': 'Vorn ein Stück einstecken, und schon sieht es nach Absicht aus.',
  'It asks nothing of you but an occasional wash.': 'Mehr als ab und zu eine Wäsche braucht {er} nicht.',
  'Throw it over everything from September to May.': 'Von September bis Mai fast jeden Tag zu gebrauchen.',
  'A thing to live in while the heating is still off.': 'Zum Hineinkuscheln, solange die Heizung noch aus ist.',
  'Hang it by the back door and it will always be the one you take.':
    'Hängen Sie {ihn} an die Garderobe, und Sie greifen immer zuerst zu {ihm}.',
  'Ready for the allotment, the school gate and the last train.':
    'Für den Garten, den Schulweg und den letzten Zug nach Hause.',
  'Good with a Breton and plimsolls.': 'Gut zu Bretonshirt und Stoffsneakern.',
  'Smart with a shirt, easy with a jumper.': 'Schick zum Hemd, lässig zum Pullover.',
  'Rinse in fresh water and it will see many summers.':
    'Nach dem Baden mit klarem Wasser ausspülen, dann hält {er} viele Sommer.',
  'Made for cold water swimmers and rock pool potterers alike.':
    'Für alle, die auch bei kaltem Wasser hineingehen, und für alle, die am Ufer Muscheln suchen.',
  'Best with tea and toast.': 'Am besten mit Tee und Toast.',
  'For Sundays, and other days that ought to be.': 'Für Sonntage und für alle Tage, die einer sein sollten.',
  'A good present, and an easy one to post.': 'Ein schönes Geschenk, das sich leicht verschicken lässt.',
  'One in every colour is not too many.': 'In allen Farben gut, auch gleichzeitig.',
  'Good with a midi dress, good with jeans.': 'Gut zum Midikleid, gut zu Jeans.',
  'Ready for pavements, lanes and most lawns.': 'Für Gehwege, Feldwege und die meisten Wiesen.',
  'Machine washable, naturally.': 'Natürlich leicht sauber zu bekommen.',
  'Ready for puddles, picnics and everything between.': 'Für Pfützen, Picknicks und alles dazwischen.',
  'Grandparents approve.': 'Großeltern sind einverstanden.',
  'Mix it with the others in the range: all were painted at the same table.':
    'Passt zu allen anderen Stücken der Serie, denn alle wurden am selben Tisch bemalt.',
  'A good present for somebody who has just got the keys.': 'Ein schönes Geschenk zum Einzug.',
  'Put it where the light falls.': 'Am schönsten dort, wo das Licht hinfällt.',
  'A cheerful thing to see first in the morning.': 'Ein freundlicher Anblick am Morgen.',
  'It gets better with every wash.': 'Wird mit jeder Wäsche schöner.',
  'For lists, plans and things worth keeping.': 'Für Listen, Pläne und alles, was bleiben soll.',
  'Write something down: it helps.': 'Schreiben Sie etwas auf, es hilft.',
}

/** Descriptions that are not made of parts. */
export const wholeDescriptions: Readonly<Record<string, string>> = {
  '<p>One blanket in every colour of the dye house. Each is woven to order in a week.</p><p>Pure new wool, 130 by 180 cm.</p>':
    '<p>Eine Decke in allen Farben unserer Färberei. Jede wird auf Bestellung innerhalb einer Woche gewebt.</p><p>Reine Schurwolle, 130 × 180 cm.</p>',
  '<p>Choose a design, write a message and we will send it by e-mail on the day you pick.</p><p>Valid for two years, online and in our shops.</p>':
    '<p>Suchen Sie ein Motiv aus und schreiben Sie einen Gruß: Wir verschicken den Gutschein an Ihrem Wunschtag per E-Mail.</p><p>Zwei Jahre gültig, online und in unseren Geschäften.</p>',
  '<p>A printed card in a block-printed envelope, posted first class with your message inside.</p><p>Valid for two years, online and in our shops.</p>':
    '<p>Eine gedruckte Karte in einem Umschlag mit Blockdruck, per Post verschickt, mit Ihrem Gruß darin.</p><p>Zwei Jahre gültig, online und in unseren Geschäften.</p>',
  '<p>A small thank you, tucked into your parcel when you spend a little more.</p><p>Not sold separately.</p>':
    '<p>Ein kleines Dankeschön, das wir ab einem bestimmten Bestellwert in Ihr Paket legen.</p><p>Nicht einzeln erhältlich.</p>',
}
