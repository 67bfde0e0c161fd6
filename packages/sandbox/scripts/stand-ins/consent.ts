/**
 * Consent service with the interface of OneTrust: a banner until a choice is made, the cookies `OptanonConsent` and
 * `OptanonAlertBoxClosed`, `OnetrustActiveGroups`, `OptanonWrapper`, and events on the window only. As the vendor does,
 * it stores its default groups before a choice, and sends its events on each page view. `?model=opt-out` of the
 * script's address makes all groups active by default.
 */
export const consent = `
  const names = { C0001: 'Strictly Necessary Cookies', C0002: 'Performance Cookies', C0003: 'Functional Cookies', C0004: 'Targeting Cookies', C0005: 'Social Media Cookies' }
  const ids = Object.keys(names)
  const model = source.searchParams.get('model') === 'opt-out' ? 'opt-out' : 'opt-in'
  const hasGpc = navigator.globalPrivacyControl === true
  const permitted = (active) => (hasGpc ? active.filter((id) => id !== 'C0004' && id !== 'C0005') : active)
  const defaults = permitted(model === 'opt-out' ? ids : ['C0001'])
  const year = '; path=/; max-age=31536000; samesite=lax'
  const cookie = (name) => document.cookie.split('; ').find((pair) => pair.startsWith(name + '='))?.slice(name.length + 1)
  const fields = new URLSearchParams(cookie('OptanonConsent') ?? '')
  const consentId = fields.get('consentId') ?? crypto.randomUUID()
  let interactions = Number(fields.get('interactionCount') ?? 0)
  let active = fields.get('groups')?.split(',').filter((pair) => pair.endsWith(':1')).map((pair) => pair.slice(0, -2)) ?? defaults
  const isClosed = () => cookie('OptanonAlertBoxClosed') !== undefined
  const store = (intType) => {
    document.cookie = 'OptanonConsent=' + new URLSearchParams({
      isGpcEnabled: hasGpc ? '1' : '0', datestamp: new Date().toString(), version: '202411.1.0', browserGpcFlag: hasGpc ? '1' : '0',
      isIABGlobal: 'false', hosts: '', consentId, interactionCount: String(interactions), isAnonUser: '1',
      landingPath: isClosed() ? 'NotLandingPage' : location.href,
      groups: ids.map((id) => id + ':' + (active.includes(id) ? 1 : 0)).join(','),
      ...(intType && { intType }), AwaitingReconsent: 'false',
    }) + year
  }
  const announce = (...events) => {
    window.OnetrustActiveGroups = window.OptanonActiveGroups = ',' + active.join(',') + ','
    window.dataLayer = window.dataLayer ?? []
    for (const event of events)
      window.dataLayer.push({ event, [event === 'OptanonLoaded' ? 'OptanonActiveGroups' : 'OnetrustActiveGroups']: window.OnetrustActiveGroups })
    window.OptanonWrapper?.()
    for (const type of ['consent.onetrust', 'OneTrustGroupsUpdated']) window.dispatchEvent(new CustomEvent(type, { detail: [...active] }))
  }
  const choose = (chosen, intType) => {
    active = permitted(ids.filter((id) => id === 'C0001' || chosen.includes(id)))
    interactions += 1
    document.cookie = 'OptanonAlertBoxClosed=' + new Date().toISOString() + year
    store(intType)
    host.remove()
    record('choose', { groups: active })
    announce('OneTrustGroupsUpdated')
  }
  const boxes = Object.entries(names).map(([id, name]) => [id, element('input', { type: 'checkbox', checked: active.includes(id), disabled: id === 'C0001' || !permitted(ids).includes(id) }), name])
  const button = (textContent, onclick, className = '') => element('button', { type: 'button', textContent, onclick, className })
  const choices = element('div', { hidden: true }, ...boxes.map(([, box, name]) => element('label', {}, box, ' ' + name)), button('Confirm My Choices', () => choose(boxes.filter(([, box]) => box.checked).map(([id]) => id), '3')))
  const banner = card(
    'Cookies',
    element('p', { textContent: 'We use necessary cookies to make this shop work, and others only when you agree.' }),
    button('Accept All Cookies', () => choose(ids, '1')),
    button('Reject All', () => choose([], '2')),
    button('Cookies Settings', () => (choices.hidden = !choices.hidden), 'quiet'),
    choices,
  )
  banner.className = 'bar'
  const host = element('div', { id: 'onetrust-banner-sdk' })
  shadowOf(host).append(banner)
  const show = () => document.body.append(host)
  window.OneTrust = {
    OnConsentChanged: (listener) => window.addEventListener('consent.onetrust', listener),
    IsAlertBoxClosed: isClosed,
    GetDomainData: () => ({
      ShowAlertNotice: true,
      ConsentModel: { Name: model },
      Groups: ids.map((id) => ({
        OptanonGroupId: id, CustomGroupId: id, GroupName: names[id],
        Status: id === 'C0001' ? 'always active' : model === 'opt-out' ? 'active' : 'inactive',
      })),
    }),
    ToggleInfoDisplay: () => {
      choices.hidden = false
      show()
    },
    LoadBanner: show,
    Close: () => host.remove(),
    AllowAll: () => choose(ids, '1'),
    RejectAll: () => choose([], '2'),
    UpdateConsent: (kind, pair) => {
      const [id, state] = String(pair).split(':')
      if (kind === 'Category' && ids.includes(id)) choose(state === '1' ? [...active, id] : active.filter((known) => known !== id), '3')
    },
  }
  store()
  record('load', { domain: document.currentScript.dataset.domainScript ?? null, chosen: isClosed() ? active : null })
  announce('OneTrustLoaded', 'OptanonLoaded', 'OneTrustGroupsUpdated')
  if (!isClosed()) {
    if (document.body) show()
    else addEventListener('DOMContentLoaded', show, { once: true })
  }
`
