import { protocolSchemas } from './commerce-protocol.ts'

/**
 * A public document of a vendor, pinned by commit and SHA-256. `file` is its place below the folder. The repository of
 * the project has no text of a vendor, so each copy of it fetches the documents by itself (`npm run contracts`).
 */
export type VendorDocument = { repository: string; commit: string; path: string; sha256: string; file: string }

const bigCommerce: readonly (readonly [path: string, sha256: string])[] = [
  ['reference/carts.v3.yml', '2e56375cd93e15d000d71f2ff82602a5659a72bdc4ce77e988cbcd790aa0b51f'],
  [
    'reference/catalog/category-trees_catalog.v3.yml',
    '3cc36f83563eb454f7efbfdd743dd67e64535533ffb83163ddcb61304cd15eac',
  ],
  ['reference/channels.v3.yml', '9d279c47ec60f231907e08057f361ce625b54481870b0f3ca07fd02fbf7df1e6'],
  ['reference/checkouts.v3.yml', 'a9b845e2196f1ebfa650403e7803f7703c812995fbf027918a8acc6c7c565f50'],
  ['reference/customers.v3.yml', 'd30de02ecc6c2ae0136c698e29d60e5e8351441a66b5422651befa6005fed481'],
  ['reference/inventory.v3.yml', 'eaab692c3649924cbca3d994641db2478ddbbe8840b9860c401ca96d18196cfa'],
  ['reference/orders.v2.oas2.yml', 'f85ba9dd682ddc0f4547bda456fe1cf416da0e67ac3e8597238d5a1c71912d43'],
  ['reference/orders.v3.yml', '991d40dc25ed4be57b1e3128a2dc6f3d92371f82aaa2f1e9dd65947051f1e383'],
  [
    'reference/catalog/product-variants_catalog.v3.yml',
    'd34c917bce030ceb5f6fc84b27faa46ce992bc11c1e1a90c9ff5b75caa1131cc',
  ],
  ['reference/catalog/products_catalog.v3.yml', '84a65bc4cde6cefca43ae84cc27db70b2c286d652d320d0d2ebf162d0be79e8b'],
  ['reference/store_information.v2.yml', 'aefdc7743f99687a96523e0077c8083b09aa4f112035a157d0b7267566541d3d'],
  ['reference/wishlists.v3.yml', '48fe2548609c0ec30163eda78b0e54069a3e6cd1b8a96ef38abeb8ab3cb24320'],
]

export const documents: readonly VendorDocument[] = [
  {
    repository: 'Adyen/adyen-openapi',
    commit: 'aa014f0cbdb58ff5c44a2ff9d5fe734642210aff',
    path: 'json/CheckoutService-v71.json',
    sha256: '9e426ae2bf007b148c393c5f163bbb0abe54959172b4d85676aedbd178b2b0b0',
    file: 'adyen/CheckoutService-v71.json',
  },
  ...bigCommerce.map(([path, sha256]) => ({
    repository: 'bigcommerce/docs',
    commit: '24f580ca6d2981728b7ed70a2049e00fc602c335',
    path,
    sha256,
    file: `bigcommerce/${path.slice(path.lastIndexOf('/') + 1)}`,
  })),
  // The last state before version 2026-08-25 was cut.
  ...protocolSchemas.map(([path, sha256]) => ({
    repository: 'Universal-Commerce-Protocol/ucp',
    commit: 'fdcf8934d1b6bfaf54d4d80e66db00f2ba67fad1',
    path: `source/schemas/${path}`,
    sha256,
    file: `ucp/${path}`,
  })),
  // The schema of a live store. BigCommerce publishes none; this is what its own tools read from a store.
  {
    repository: 'SymphonyofTheNight/aoc-catalyst',
    commit: 'f249e2c54bf8c655f6d7d68d1eb20e4a9062fd94',
    path: 'bigcommerce.graphql',
    sha256: 'b6de9916c9292b35015d57a1933f130b90f6ea5b8db1d968fc67599a7c938540',
    file: 'bigcommerce/storefront.graphql',
  },
  // A public copy of what Talon.One serves from its documentation; its own repositories have older versions.
  {
    repository: 'api-evangelist/talon-one',
    commit: 'a0887cf3222bf1fa00c78c200c4e4968e02d2079',
    path: 'openapi/talon-one-integration-api-openapi.yml',
    sha256: '0c5c162b1c9fc08b26e7c6f5716f056268f565d22f8c9382d1a951093496c68f',
    file: 'talonone/integration-api.yml',
  },
]
