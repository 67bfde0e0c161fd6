/** The payment service's component: says that it has come. */
export const payment = `
  record('load')
`
