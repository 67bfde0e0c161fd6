/** Systems in which sizes of clothing and shoes are labelled. */
export const sizeSystems = ['UK', 'EU', 'US'] as const

export type SizeSystem = (typeof sizeSystems)[number]
