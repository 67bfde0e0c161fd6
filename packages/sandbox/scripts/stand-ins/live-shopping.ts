/** Live shopping: `[data-bambuser-liveshopping-widget-id]`, `onBambuserWidgetReady`, `onBambuserLiveShoppingReady`. */
export const liveShopping = `
  const emitter = (EVENT) => {
    const listeners = new Map()
    return {
      EVENT,
      on: (name, listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
      emit: (name, detail) => { for (const listener of listeners.get(name) ?? []) listener(detail) },
    }
  }
  const player = emitter({ PROVIDE_PRODUCT_DATA: 'provide-product-data', ADD_TO_CART: 'should-add-item-to-cart', UPDATE_ITEM_IN_CART: 'should-update-item-in-cart', CHECKOUT: 'goto-checkout', SYNC_CART_STATE: 'sync-cart-state', READY: 'ready', CLOSE: 'close' })
  window.initBambuserLiveShopping = (options) => {
    record('init', { showId: options?.showId ?? null })
    window.onBambuserLiveShoppingReady?.({ ...player, configure: (settings) => record('configure', settings) })
  }
  draw('[data-bambuser-liveshopping-widget-id]', (host) => {
    const containerId = host.dataset.bambuserLiveshoppingWidgetId
    const widget = emitter({ CHANNEL: { PRESENT: 'channel-present', PLAY: 'channel-play', SHARE: 'channel-share' } })
    const show = { showId: containerId + '-1', showTitle: 'An evening in the weaving shed', showStatus: 'recorded' }
    const status = element('p', {})
    status.setAttribute('role', 'status')
    const play = element('button', { type: 'button', textContent: 'Watch', onclick: () => {
      status.textContent = 'Playing: ' + show.showTitle
      record('play', show)
      widget.emit(widget.EVENT.CHANNEL.PLAY, show)
    } })
    play.setAttribute('aria-label', 'Watch ' + show.showTitle)
    setTimeout(() => {
      window.onBambuserWidgetReady?.(widget)
      record('present', { containerId })
      widget.emit(widget.EVENT.CHANNEL.PRESENT, { containerId, playlists: [], locale: document.documentElement.lang })
    })
    return card('Live shopping', element('p', { textContent: show.showTitle }), play, status)
  })
`
