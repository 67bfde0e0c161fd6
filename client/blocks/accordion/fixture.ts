import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, longText } from '../parts/fixtures.ts'
import type { AccordionSchema } from './schema.ts'

const item = {
  title: 'Where is my parcel?',
  body: 'The link in your e-mail knows. If not, [write to us](/help).\n\n- Monday\n- Tuesday',
}

export default {
  normal: { title: 'Questions', items: [item, { title: 'Is delivery free?', body: 'From **£60**.' }, item] },
  one: { items: [item] },
  twelve: { items: Array.from({ length: 12 }, (_, index) => ({ ...item, title: `Question ${index + 1}` })) },
  long: { title: longText, items: [{ title: longText, body: longText }] },
  bidi: { title: bidiText, items: [{ title: bidiText, body: bidiText }] },
  hostile: { title: hostileText, items: [{ title: hostileText, body: `${hostileText} [x](${hostileLink})` }] },
} satisfies Fixtures<typeof AccordionSchema>
