import { renderBlock } from '../../blocks/blocks.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { LazyMarkup } from '../../components/lazy-markup.tsx'
import LocaleForm from '../../islands/locale-form.tsx'
import { LanguageLinks } from './language-links.tsx'
import { marketPath } from '#shared/links.ts'
import * as messages from '#shared/messages/panels.ts'
import { actions } from '#shared/routes.ts'
import type { ShellView } from '#shared/views.ts'

/** The locale overlay. Without scripts the button's fragment shows it, and its form posts. */
export function LocalePanel({
  shell: { market, languages, localeOptions, localeSelectorImage },
}: {
  shell: ShellView
}) {
  return (
    <dialog className="sheet-base sheet locale-panel" id="locale" aria-labelledby="locale-title">
      <LazyMarkup>
        <div className="sheet__body">
          <a className="panel__close" href="#main" data-closes="locale" aria-label={messages.locale.close}>
            <Icon name="close" />
          </a>
          {/* The focus starts here, because the dialog may open by itself and its first control closes it. */}
          <h2 id="locale-title" tabIndex={-1} autoFocus>
            {messages.locale.title}
          </h2>
          <LanguageLinks languages={languages} />
          <p>{messages.locale.hint}</p>
          <LocaleForm
            options={localeOptions}
            market={market.code}
            currency={market.currency}
            languages={languages}
            action={marketPath(market, actions.chooseLocale)}
          />
        </div>
        <div className="locale-panel__picture">
          {localeSelectorImage && renderBlock(localeSelectorImage, { market })}
        </div>
      </LazyMarkup>
    </dialog>
  )
}
