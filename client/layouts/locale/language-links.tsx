import { locale } from '#shared/messages/panels.ts'
import type { LanguageChoice } from '#shared/views.ts'

/** The languages of the market, each by its own name. Nothing if there is only one. */
export function LanguageLinks({ languages }: { languages: readonly LanguageChoice[] }) {
  if (languages.length === 0) return null
  return (
    <nav className="language-links" aria-label={locale.languages}>
      <ul>
        {languages.map(({ language, name, href, isCurrent }) => (
          <li key={language} lang={language}>
            {isCurrent ? (
              <span aria-current="true">{name}</span>
            ) : (
              <a href={href} hrefLang={language} rel="nofollow">
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
