import { readStoreLinks } from '../bigcommerce/store-sites.ts'
import { marketChannels } from '../catalogue/channels.ts'
import type { Language } from '../catalogue/languages.ts'
import { pictureUrl } from '../catalogue/pictures.ts'
import type { SandboxEnv } from '../env.ts'
import type { Mail } from '../mails/mail.ts'
import { renderMail } from '../mails/render-mail.ts'
import { confirmationTexts } from './mail-texts.ts'

/** Whom a mail goes to. `market` and `language` are those that the storefront named. */
type Recipient = { email: string; market: string | null; language: Language }

export async function confirmationMail(
  env: SandboxEnv,
  { email, market, language, token }: Recipient & { token: string },
): Promise<Mail> {
  const home = (await readStoreLinks(env)).page(channelOf(market), 'home', undefined, language)
  const { subject, ask, confirm, notAsked } = confirmationTexts[language]
  const query = language === 'en' ? '' : `?language=${language}`
  return renderMail(env, {
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

function channelOf(market: string | null): number {
  return (marketChannels.find(({ prefix }) => prefix === `/${market}`) ?? marketChannels[0]).id
}
