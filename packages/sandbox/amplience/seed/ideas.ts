import { button, type Draft, page, placed, text } from './draft.ts'

const root = 'page/ideas'

function below(title: string, description: string, body: string) {
  return placed(page(title, description, [text(null, body)]), { parent: root })
}

/** A page of ideas and advice and the pages below it in the hierarchy, by delivery key without the market's prefix. */
export const ideas: Record<string, Draft> = {
  [root]: placed(
    page('Ideas and advice', 'How to wear it, wash it and mend it.', [
      text(
        'Layers, in order',
        'Thin, then soft, then stout.',
        button('How to wear layers', '/ideas/layers', 'tertiary'),
      ),
      text(
        'Washing wool',
        'Seldom, and never in a hurry.',
        button('How to wash wool', '/ideas/washing-wool', 'tertiary'),
      ),
      text('Darning', 'A hole is an invitation.', button('How to darn', '/ideas/darning', 'tertiary')),
    ]),
    {},
  ),
  'page/ideas/layers': below(
    'How to wear layers',
    'Thin, then soft, then stout.',
    'Begin with a thin shirt, put something soft over it, and end with something that can stand a hedge. Each layer should be glad to be the last one indoors.',
  ),
  'page/ideas/washing-wool': below(
    'How to wash wool',
    'Seldom, and never in a hurry.',
    'Air it first; often that is all it wants. Otherwise use cool water and a little soap, press rather than wring, and dry it flat, away from the cat.',
  ),
  'page/ideas/darning': below(
    'How to darn',
    'A hole is an invitation.',
    'Weave over and under past the edges of the hole, in a colour that matches or one that proudly does not. Leave the ends long until the first wash.',
  ),
}
