/**
 * Shares the link with the dialog of a touch device, or copies it. Resolves with the text to show: `copied`, the URL if
 * neither is possible, or `null` after the dialog.
 */
export async function shareLink({ url, title, copied }: Record<'url' | 'title' | 'copied', string>) {
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url })
      return null
    }
    await navigator.clipboard.writeText(url)
    return copied
  } catch (error) {
    const isCancelled = error instanceof DOMException && error.name === 'AbortError'
    return isCancelled ? null : url
  }
}
