import { readStoreLinks } from '../bigcommerce/store-sites.ts'
import { marketChannels } from '../catalogue/channels.ts'
import { colourName } from '../catalogue/german/colours.ts'
import { germanTitle } from '../catalogue/german/product-name.ts'
import type { Language } from '../catalogue/languages.ts'
import { pictureName, pictureUrl } from '../catalogue/pictures.ts'
import type { SandboxEnv } from '../env.ts'
import type { Mail } from '../mails/mail.ts'
import { renderMail } from '../mails/render-mail.ts'
import { confirmationTexts, stockTexts } from './mail-texts.ts'

/** Whom a mail goes to. `market` and `language` are those that the storefront named. */
type Recipient = { email: string; market: string | null; language: Language }

export async function confirmationMail(
  env: SandboxEnv,
  { email, market, language, token }: Recipient & { token: string },
): Promise<Mail> {
  const home = (await readStoreLinks(env)).page(channelOf(market), 'home', undefined, language)
  const { subject, ask, confirm, notAsked } = confirmationTexts[language]
  const query = language === 'en' ? '' : `?language=${language}`
  return renderMail({
    recipient: email,
    language,
    subject,
    home,
    parts: [
      { kind: 'paragraph', text: ask },
      { kind: 'button', label: confirm, href: `${env.SANDBOX_ORIGIN}/marketing/confirm/${token}${query}` },
      { kind: 'picture', address: pictureUrl(env.SANDBOX_ORIGIN, 'campaign-tailors-desk', 1200), href: home, alt: '' },
      { kind: 'paragraph', text: notAsked },
    ],
  })
}

/** A product that is in stock again. `colour` is the name of the variant's colour. */
export type StockedPiece = {
  sku: string
  name: string
  garment: string
  productId: number
  slug: string
  style: string
  colour: string
}

export async function stockMail(
  env: SandboxEnv,
  { email, market, language, piece }: Recipient & { piece: StockedPiece },
): Promise<Mail> {
  const { sku, productId, slug, style } = piece
  const isGerman = language === 'de'
  const name = isGerman ? germanTitle(piece) : piece.name
  const colour = isGerman ? colourName(piece.colour) : piece.colour
  const texts = stockTexts[language]
  const links = await readStoreLinks(env)
  const href = links.page(channelOf(market), 'product', { id: productId, slug }, language)
  const picture = pictureUrl(env.SANDBOX_ORIGIN, pictureName(style, piece.colour), 160)
  return renderMail({
    recipient: email,
    language,
    subject: texts.subject(name),
    home: links.page(channelOf(market), 'home', undefined, language),
    parts: [
      { kind: 'paragraph', text: texts.news(name, sku) },
      { kind: 'pieces', pieces: [{ name, detail: colour, amount: '', picture, href }] },
      { kind: 'button', label: texts.see, href },
      { kind: 'paragraph', text: texts.once },
    ],
  })
}

function channelOf(market: string | null): number {
  return (marketChannels.find(({ prefix }) => prefix === `/${market}`) ?? marketChannels[0]).id
}
