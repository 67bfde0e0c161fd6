/**
 * Consent: a banner until a choice is made, `OptanonConsent`, `OnetrustActiveGroups`, `OptanonWrapper`,
 * `consent.onetrust`.
 */
export const consent = `
  const groups = { C0001: 'Necessary', C0002: 'Performance', C0003: 'Functional', C0004: 'Targeting', C0005: 'Social' }
  const listeners = []
  const stored = () => {
    const cookie = document.cookie.split('; ').find((pair) => pair.startsWith('OptanonConsent='))
    const chosen = cookie && new URLSearchParams(cookie.slice('OptanonConsent='.length)).get('groups')
    return chosen ? chosen.split(',').filter((pair) => pair.endsWith(':1')).map((pair) => pair.slice(0, 5)) : undefined
  }
  const tell = (event, active) => {
    window.OnetrustActiveGroups = ',' + active.join(',') + ','
    window.dataLayer = window.dataLayer ?? []
    window.dataLayer.push({ event, OnetrustActiveGroups: window.OnetrustActiveGroups })
    window.OptanonWrapper?.()
    document.dispatchEvent(new CustomEvent('consent.onetrust', { detail: active }))
    window.dispatchEvent(new CustomEvent('consent.onetrust', { detail: active }))
  }
  const choose = (active) => {
    const value = new URLSearchParams({ isGpcEnabled: '0', datestamp: new Date().toISOString(), groups: Object.keys(groups).map((id) => id + ':' + (active.includes(id) ? 1 : 0)).join(',') })
    document.cookie = 'OptanonConsent=' + value + '; path=/; max-age=31536000; samesite=lax'
    document.cookie = 'OptanonAlertBoxClosed=' + new Date().toISOString() + '; path=/; max-age=31536000; samesite=lax'
    bar.remove()
    record('choose', { groups: active })
    tell('OneTrustGroupsUpdated', active)
    for (const listener of listeners) listener(new CustomEvent('consent', { detail: active }))
  }
  const boxes = Object.entries(groups).map(([id, name]) => [id, element('input', { type: 'checkbox', checked: id === 'C0001', disabled: id === 'C0001' }), name])
  const button = (textContent, onclick, className = '') => element('button', { type: 'button', textContent, onclick, className })
  const choices = element('div', { hidden: true }, ...boxes.map(([, box, name]) => element('label', {}, box, ' ' + name)), button('Save my choice', () => choose(boxes.filter(([, box]) => box.checked).map(([id]) => id))))
  const banner = card(
    'Cookies',
    element('p', { textContent: 'We use necessary cookies to make this shop work, and others only when you agree.' }),
    button('Accept all', () => choose(Object.keys(groups))),
    button('Necessary only', () => choose(['C0001'])),
    button('Let me choose', () => (choices.hidden = !choices.hidden), 'quiet'),
    choices,
  )
  banner.className = 'bar'
  const bar = element('div', { id: 'onetrust-banner-sdk' })
  shadowOf(bar).append(banner)
  window.OneTrust = {
    OnConsentChanged: (listener) => listeners.push(listener),
    IsAlertBoxClosed: () => stored() !== undefined,
    GetDomainData: () => ({ Groups: Object.entries(groups).map(([OptanonGroupId, GroupName]) => ({ OptanonGroupId, GroupName })) }),
    ToggleInfoDisplay: () => document.body.append(bar),
    AllowAll: () => choose(Object.keys(groups)),
    RejectAll: () => choose(['C0001']),
  }
  record('load', { chosen: stored() ?? null })
  tell('OneTrustLoaded', stored() ?? ['C0001'])
  if (stored() === undefined) {
    if (document.body) document.body.append(bar)
    else addEventListener('DOMContentLoaded', () => document.body.append(bar), { once: true })
  }
`
