/** The services that can be made to fail, by the first segment of their paths, with their names on the pages. */
export const serviceNames = {
  bigcommerce: 'BigCommerce',
  talonone: 'Talon.One',
  amplience: 'Amplience content',
  'amplience-staging': 'Amplience staging',
  'amplience-virtual-staging': 'Amplience virtual staging',
  media: 'Dynamic Media',
  constructor: 'Constructor',
  promobadger: 'PromoBadger',
  adyen: 'Adyen',
  marketing: 'E-mail marketing',
  geo: 'Geolocation',
  scripts: 'Third-party scripts',
  checkout: 'Hosted checkout',
} as const

export type Service = keyof typeof serviceNames

export const services = Object.keys(serviceNames).filter(isService)

function isService(name: string): name is Service {
  return Object.hasOwn(serviceNames, name)
}
