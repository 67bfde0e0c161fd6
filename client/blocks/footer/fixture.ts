import type { Fixtures } from '../define-block.tsx'
import { bidiText, hostileLink, hostileText, longText } from '../parts/fixtures.ts'
import type { FooterSchema } from './schema.ts'

export default {
  normal: {
    columns: [
      { title: 'Help', links: [{ title: 'Delivery', url: '/delivery' }] },
      { title: 'About us', links: [] },
    ],
    socialLinks: [
      { network: 'Instagram', url: 'https://example.com/instagram' },
      { network: 'X', url: '/not-a-network' },
    ],
    textBox: 'Woven so that it cannot fray',
  },
  defaults: { columns: null },
  multiple: {
    columns: [{ title: 'Help', links: [] }],
    allowMultipleOpen: true,
    paymentLogos: ['Visa', 'Bank transfer'],
  },
  long: { columns: [{ title: longText, links: [{ title: longText, url: '/help' }] }], textBox: longText },
  bidi: { columns: [{ title: bidiText, links: [{ title: bidiText, url: '/help' }] }], textBox: bidiText },
  hostile: {
    columns: [{ title: hostileText, links: [{ title: hostileText, url: hostileLink }] }],
    socialLinks: [{ network: 'TikTok', url: hostileLink }],
    textBox: hostileText,
  },
} satisfies Fixtures<typeof FooterSchema>
