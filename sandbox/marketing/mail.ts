import { channels } from '../bigcommerce/commerce/channels.ts'
import { readStoreLinks } from '../bigcommerce/store-sites.ts'
import { pictureName, pictureUrl } from '../catalogue/pictures.ts'
import type { SandboxEnv } from '../env.ts'
import type { Mail } from '../mails/mail.ts'
import { renderMail } from '../mails/render-mail.ts'

/** Whom a mail goes to. `market` is the one that the storefront named. */
type Recipient = { email: string; market: string | null }

export async function confirmationMail(
  env: SandboxEnv,
  { email, market, token }: Recipient & { token: string },
): Promise<Mail> {
  const home = (await readStoreLinks(env)).page(channelOf(market), 'home')
  return renderMail({
    recipient: email,
    subject: 'Please confirm: the Selvedge newsletter',
    home,
    parts: [
      { kind: 'paragraph', text: 'Please confirm that you want our newsletter.' },
      { kind: 'button', label: 'Confirm', href: `${env.SANDBOX_ORIGIN}/marketing/confirm/${token}` },
      { kind: 'picture', address: pictureUrl(env.SANDBOX_ORIGIN, 'campaign-tailors-desk', 1200), href: home, alt: '' },
      { kind: 'paragraph', text: 'If you did not ask for it, ignore this e-mail. We will not write again.' },
    ],
  })
}

/** A product that is in stock again. `colour` is the name of the variant's colour. */
export type StockedPiece = { sku: string; name: string; productId: number; slug: string; style: string; colour: string }

export async function stockMail(
  env: SandboxEnv,
  { email, market, piece }: Recipient & { piece: StockedPiece },
): Promise<Mail> {
  const { name, sku, productId, slug, style, colour } = piece
  const links = await readStoreLinks(env)
  const href = links.page(channelOf(market), 'product', { id: productId, slug })
  const picture = pictureUrl(env.SANDBOX_ORIGIN, pictureName(style, colour), 160)
  return renderMail({
    recipient: email,
    subject: `${name} is back`,
    home: links.page(channelOf(market), 'home'),
    parts: [
      { kind: 'paragraph', text: `Good news: ${name} (${sku}) is in stock again.` },
      { kind: 'pieces', pieces: [{ name, detail: colour, amount: '', picture, href }] },
      { kind: 'button', label: 'See it in the shop', href },
      { kind: 'paragraph', text: 'We will not write about it a second time.' },
    ],
  })
}

function channelOf(market: string | null): number {
  return (channels.find(({ prefix }) => prefix === `/${market}`) ?? channels[0]).id
}
