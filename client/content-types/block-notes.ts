/**
 * What an editor should know of a block before choosing it (D-130), by its name. A block without a note explains
 * itself.
 */
export const blockNotes: Readonly<Record<string, string>> = {
  accordion: 'Questions and answers, one open at a time.',
  'app-header':
    'How the header looks: transparent over the home page’s first block, or solid. It belongs under the key `app-header`.',
  'benefit-bar': 'The line of promises on top of every page. It belongs under the key `benefit-bar`.',
  'call-to-action-group': 'Buttons in one to four columns. A button shows only with text, link and style.',
  'content-page':
    'A page: its words for search engines and sharing, and its blocks in order. It belongs under a key `page/…`, or `home`.',
  'countdown-timer':
    'A line and a clock that counts down to the end, shown between start and end alone. Above the header of every page it belongs under the key `countdown-timer`.',
  'desktop-navigation':
    'The menu of wide screens: top links, each with columns of link groups or a picture. It belongs under the key `desktop-navigation`.',
  footer:
    'Columns of links, the social networks, what the shop accepts, and a line of its own. It belongs under the key `footer`.',
  'hero-banner-one':
    'The large opening picture or video with words upon it. With an address and no buttons the whole of it is a link.',
  'hero-banner-two':
    'As Hero Banner One, mirrored: words on the other side of the picture. With exactly one button the whole of it leads where the button leads.',
  'listing-header': 'The words and picture above a listing. It belongs under a key `listing/{category path}`.',
  'mobile-navigation':
    'The menu of phones, three layers deep: either one layer after another, or a strip of round pictures with lists below. It belongs under the key `mobile-navigation`.',
  'raw-html':
    'HTML, styles and script from elsewhere, in a frame that cannot reach the shop: no shopper’s data, no cookies, no links out of it but new windows. Give it a title, which is read aloud.',
  'shop-the-look-one': 'A picture of a look, and the products in it beside it.',
  'shop-the-look-two':
    'The same fields as Shop The Look One in the mirrored arrangement: the picture in the centre, the products beneath.',
  'sizes-banner': 'A heading and links by size upon one colour.',
  'text-box-type-one': 'Words beside a picture or on a colour, the words first.',
  'text-box-type-two': 'The same fields as Text Box Type One in the mirrored arrangement: the words come second.',
}
