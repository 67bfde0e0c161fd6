/** The payment service's component. It only reports that it was loaded. */
export const payment = `
  record('load')
`
