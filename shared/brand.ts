/** As shoppers and analytics read it. Apart from the messages, which scripts that run before React cannot carry. */
export const brand = 'Selvedge'
