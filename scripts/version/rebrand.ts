/** What a merchant is called, and where its shop is. */
export type Identity = { name: string; slug: string; domain: string }

/** Files that name the merchant, with the changes that give each another identity. */
export function rebrandings(before: Identity, after: Identity): Record<string, (text: string) => string> {
  const domain = before.domain.replaceAll('.', String.raw`\.`)
  return {
    'shared/merchant.ts': (text) =>
      text
        .replace(`brand = ${quoted(before.name)}`, () => `brand = ${quoted(after.name)}`)
        .replace(`brandSlug = '${before.slug}'`, `brandSlug = '${after.slug}'`)
        .replace(/(namespace = 'https:\/\/)[^']+'/, `$1${after.domain}'`),
    'wrangler.toml': (text) =>
      text
        .replace(`name = "${before.slug}"`, `name = "${after.slug}"`)
        .replaceAll(new RegExp(`((?:id|bucket_name) = ")${before.slug}-`, 'g'), `$1${after.slug}-`)
        .replaceAll(new RegExp(String.raw`\b(www|staging)\.(?:example\.com|${domain})`, 'g'), `$1.${after.domain}`),
  }
}

/** @throws Error that says which part is wrong */
export function toIdentity({ name, slug, domain }: Partial<Identity>): Identity {
  if (name === undefined || name.trim() === '') throw new Error('--name is what shoppers read: the name of the shop.')
  const made =
    slug ??
    name
      .toLowerCase()
      .replaceAll(/[^a-z\d]+/g, '-')
      .replaceAll(/^-|-$/g, '')
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(made))
    throw new Error('--slug is the name in names of files: small letters, digits and hyphens.')
  if (domain === undefined || !/^(?:[a-z\d-]+\.)+[a-z]{2,}$/.test(domain))
    throw new Error('--domain is the domain of the shop without www: shop.example.')
  return { name, slug: made, domain }
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", String.raw`\'`)}'`
}
