/** A sample account to sign in with, and what it shows. */
export type SampleAccount = { email: string; password: string; name: string; about: string }

const password = 'Harbour1749'

export const sampleAccounts = [
  {
    email: 'amelia.hart@selvedge.example',
    password,
    name: 'Amelia Hart',
    about: 'UK shopper with 14 orders over two years, one in nearly every status, and two addresses.',
  },
  {
    email: 'jordan.reyes@selvedge.example',
    password,
    name: 'Jordan Reyes',
    about: 'US shopper with five orders in dollars.',
  },
  {
    email: 'niamh.byrne@selvedge.example',
    password,
    name: 'Niamh Byrne',
    about: 'Irish shopper with four orders in euros, and a fifth that was never paid.',
  },
  {
    email: 'oliver.stone@selvedge.example',
    password,
    name: 'Oliver Stone',
    about: 'UK shopper without orders, addresses or wishlist.',
  },
  {
    email: 'priya.nair@selvedge.example',
    password,
    name: 'Priya Nair',
    about: 'UK shopper with a wishlist of 60 items and a public one of five.',
  },
  {
    email: 'george.ellis@selvedge.example',
    password,
    name: 'George Ellis',
    about: 'Has to choose a new password before the next sign-in.',
  },
  {
    email: 'casey.morgan@selvedge.example',
    password,
    name: 'Casey Morgan',
    about: 'US account that may sign in on the US shop only.',
  },
  {
    email: 'harriet.cole@selvedge.example',
    password,
    name: 'Harriet Cole',
    about: 'UK shopper with ten addresses, store credit and the newsletter.',
  },
  {
    email: 'leon.fischer@selvedge.example',
    password,
    name: 'Leon Fischer',
    about: 'German shopper with a bag saved to the account.',
  },
] as const satisfies readonly SampleAccount[]

export type SampleEmail = (typeof sampleAccounts)[number]['email']
