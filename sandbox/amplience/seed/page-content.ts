import { button, type Draft, page, text } from './draft.ts'
import type { SeedMarket } from './markets.ts'

/** Content pages by slug. What depends on money or distance is the market's own. */
export function pageContent(market: SeedMarket): Record<string, Draft> {
  const { freeFrom, standard, express, reach, returnsPost } = market
  return {
    help: page('Help & FAQs', 'Delivery, returns, sizes and other questions that people ask us.', [
      text(null, 'Most answers are below. For anything else, write to **hello@selvedge.example**. A person reads it, usually with tea.'),
      text('Where is my order?', 'You get an e-mail when we pack it and another when it leaves. If a week has gone by and nothing has come, tell us the order number and we will go and look.'),
      text('Can I change my order?', 'Until it is packed, yes. That is often within the hour, so be quick.'),
      text('Which size am I?', 'Our [size guide](/size-guide) has the measurements of real bodies in inches and centimetres. Between two sizes, take the larger; it will be cosier.'),
      text('How do I wash it?', 'Every product page says how. Cool, gently and seldom is nearly always right.'),
    ]),
    delivery: page('Delivery', `Free standard delivery over ${freeFrom}.`, [
      text(null, `We send parcels ${reach}.\n\n- **Standard:** ${standard.price}, ${standard.days}. Free over ${freeFrom}.\n- **Express:** ${express.price}, ${express.days}.`),
      text('Before you ask', 'Orders placed before noon leave the same day, except on Sundays, when we are in the garden.'),
    ]),
    returns: page('Returns', 'Twenty-eight days to change your mind.', [
      text(null, `Changed your mind? Send it back within 28 days, unworn and with its labels on, ${returnsPost}.`),
      text('When the money comes', 'Within five working days of the parcel reaching us, to the card that paid.\n\n1. Put the slip from the parcel inside.\n2. Close it with more tape than seems right.\n3. Keep the receipt.'),
    ]),
    'about-us': page('About us', 'A shop named after the part of a cloth that cannot fray.', [
      text(null, 'A selvedge is the edge of a cloth, woven back on itself so that it cannot come undone. It is made by every loom, seen by nobody and missed only when it is not there.'),
      text('What we make', 'Printed frocks, stout knitwear, shirts with proper collars, and things for a house with people in it. We draw our own prints, one ink at a time, and number the colours down the margin as printers always have.'),
      text('How we make it', 'In small runs, by people whose names we know. When something sells out, it has sold out; we would rather draw a new one.', button('Shop what is new', '/browse/womens')),
    ]),
    'size-guide': page('Size guide', 'Body measurements in inches and centimetres.', [
      text('Womens', '- **8:** bust 33 in (84 cm), waist 26 in (66 cm), hips 36 in (91 cm)\n- **10:** bust 35 in (89 cm), waist 28 in (71 cm), hips 38 in (96 cm)\n- **12:** bust 37 in (94 cm), waist 30 in (76 cm), hips 40 in (101 cm)\n- **14:** bust 39 in (99 cm), waist 32 in (81 cm), hips 42 in (106 cm)\n- **16:** bust 41 in (104 cm), waist 34 in (86 cm), hips 44 in (111 cm)'),
      text('Mens', '- **S:** chest 36 to 38 in (91 to 97 cm)\n- **M:** chest 38 to 40 in (97 to 102 cm)\n- **L:** chest 41 to 43 in (104 to 109 cm)\n- **XL:** chest 44 to 46 in (112 to 117 cm)'),
      text('Lengths', 'Petite is for 5 ft 3 in (160 cm) and under, Tall for 5 ft 9 in (175 cm) and over. Regular is everybody else.'),
    ]),
    cookies: page('Cookies', 'The few cookies that the shop needs.', [
      text(null, 'We keep as few as we can.\n\n- **Your bag:** remembers what you have put in it, for seven days.\n- **Your order:** lets you see the confirmation of an order that you have just placed, for one day.\n- **Your market:** remembers where you shop from, for thirty days.\n\nNone of them follows you anywhere.'),
    ]),
    privacy: page('Privacy', 'What we know of you, and for how long.', [
      text(null, 'We hold what we need to send you a parcel and nothing else: your name, your address, and how to reach you if it goes astray.'),
      text('Who else sees it', 'The carrier sees your address. The payment provider sees your card; we never do.'),
    ]),
    'shop-finder': page('Shop finder', 'Where to find a Selvedge shop.', [
      text('Southwold', '14 Market Place. Monday to Saturday, 9.30 to 5.30; Sunday, 10.30 to 4.30.'),
      text('Ludlow', '3 Quality Square. Monday to Saturday, 9.30 to 5.30.'),
      text('Stromness', '21 Victoria Street. Tuesday to Saturday, 10 to 5, and whenever the ferry is in.'),
    ]),
    'download-our-app': page('Download our application', 'The shop in your pocket.', [
      text(null, 'There is no need to download anything: add this page to your home screen, and the shop opens like an application.\n\n- On an iPhone or iPad, press *Share*, then *Add to Home Screen*.\n- On Android, open the menu and press *Install app*.'),
    ]),
    'other-stuff': page('Other stuff', 'Things that fit nowhere else.', [
      text(null, 'Mugs, notebooks, candles, socks that will not match for long. A good page to be on when you do not know what you are looking for.', button('See the stationery', '/browse/home/stationery')),
    ]),
    careers: page('Careers', 'Work with us.', [
      text(null, 'We look for printmakers, pattern cutters, engineers and people who can wrap. Write to **work@selvedge.example** and tell us what you have made.'),
    ]),
    sustainability: page('Sustainability', 'Fewer things, made to last.', [
      text(null, 'The kindest garment is the one that you already own; the next kindest is one that lasts. We guarantee our seams for two years and mend what comes apart.'),
      text('Cloth', 'Cotton from growers who rotate their fields, wool from flocks with names, linen because it asks for so little water.'),
    ]),
  }
}
