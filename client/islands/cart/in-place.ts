import type { FormEvent } from 'react'

/** Handles the submission of a form without a new page. */
export function inPlace(run: () => Promise<unknown>) {
  return (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
}
