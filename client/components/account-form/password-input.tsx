import { type ComponentProps, useState } from 'react'
import { useIsLive } from '../../island/use-visitor-value.ts'
import * as messages from '#shared/messages/shop.ts'

/** A password field. With scripts it has a button that shows the password. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const isLive = useIsLive()
  const [isShown, setShown] = useState(false)
  return (
    <span className="password-input">
      <input {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      {isLive && (
        <button
          type="button"
          className="password-input__toggle"
          aria-label={messages.account.showPasswordLabel}
          aria-pressed={isShown}
          aria-controls={props.id}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? messages.account.hidePassword : messages.account.showPassword}
        </button>
      )}
    </span>
  )
}
