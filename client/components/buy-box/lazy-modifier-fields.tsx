import type { ComponentProps } from 'react'
import type { ModifierFields } from './modifier-fields.tsx'

let Fields: typeof ModifierFields | undefined

if (import.meta.env.SSR) await loadModifierFields()

/** Loads the fields' script, which few products need. The buy box waits for it before it hydrates them. */
export async function loadModifierFields(): Promise<void> {
  Fields = (await import('./modifier-fields.tsx')).ModifierFields
}

/** The fields of a personalised product. Their script must have been loaded. */
export function LazyModifierFields(props: ComponentProps<typeof ModifierFields>) {
  return Fields && <Fields {...props} />
}
