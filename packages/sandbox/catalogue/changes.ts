/** New stock of a variant at one location. */
export type StockChange = { variantId: number; column: 'stock_1' | 'stock_2'; quantity: number }
/**
 * New prices in the store's currency, in minor units. `undefined` leaves a price unchanged; a sale price of 0 ends the
 * sale.
 */
export type PriceChange = { productId: number; price: number | undefined; salePrice: number | undefined }

const listingPrice =
  'UPDATE product_listing SET price_gbp = (SELECT ifnull(p.sale_gbp, p.price_gbp) FROM products p WHERE p.id = product_id)'

/** Sets stock, all changes or none. Stock that orders have taken is not part of the seeded stock. */
export async function setStock(db: D1Database, changes: readonly StockChange[]): Promise<void> {
  await db.batch(
    changes.flatMap(({ variantId, column, quantity }) => [
      db
        .prepare(
          `INSERT OR IGNORE INTO seeded_stock (variant_id, stock_1, stock_2)
           SELECT id, stock_1 + ifnull((SELECT sum(quantity) FROM stock_movements WHERE variant_id = variants.id), 0), stock_2 FROM variants WHERE id = ?`,
        )
        .bind(variantId),
      db.prepare(`UPDATE variants SET ${column} = ? WHERE id = ?`).bind(quantity, variantId),
    ]),
  )
}

/** Sets prices in the store's currency. Prices in other currencies belong to price lists and stay. */
export async function setPrice(db: D1Database, { productId, price, salePrice }: PriceChange): Promise<void> {
  await db.batch([
    db
      .prepare(
        'INSERT OR IGNORE INTO seeded_prices (product_id, price_gbp, sale_gbp) SELECT id, price_gbp, sale_gbp FROM products WHERE id = ?',
      )
      .bind(productId),
    ...(price === undefined
      ? []
      : [db.prepare('UPDATE products SET price_gbp = ? WHERE id = ?').bind(price, productId)]),
    ...(salePrice === undefined
      ? []
      : [db.prepare('UPDATE products SET sale_gbp = nullif(?, 0) WHERE id = ?').bind(salePrice, productId)]),
    db.prepare(`${listingPrice} WHERE product_id = ?`).bind(productId),
  ])
}

/** `undefined` leaves a field unchanged. */
export type AvailabilityChange = {
  productId: number
  availability: string | undefined
  isVisible: boolean | undefined
  message: string | undefined
  releaseDate: string | null | undefined
}

export async function setAvailability(
  db: D1Database,
  { productId, availability, isVisible, message, releaseDate }: AvailabilityChange,
): Promise<void> {
  const visible = isVisible === undefined ? null : Number(isVisible)
  await db.batch([
    db
      .prepare(
        'INSERT OR IGNORE INTO seeded_availability (product_id, availability, is_visible, preorder_message, preorder_release_date) SELECT id, availability, is_visible, preorder_message, preorder_release_date FROM products WHERE id = ?',
      )
      .bind(productId),
    db
      .prepare(
        'UPDATE products SET availability = ifnull(?, availability), is_visible = ifnull(?, is_visible), preorder_message = ifnull(?, preorder_message) WHERE id = ?',
      )
      .bind(availability ?? null, visible, message ?? null, productId),
    ...(releaseDate === undefined
      ? []
      : [db.prepare('UPDATE products SET preorder_release_date = ? WHERE id = ?').bind(releaseDate, productId)]),
    db
      .prepare('UPDATE product_listing SET is_visible = ifnull(?, is_visible) WHERE product_id = ?')
      .bind(visible, productId),
  ])
}

/** `undefined` leaves a limit unchanged; 0 removes it. No product has limits in the seeded catalogue. */
export async function setOrderQuantities(
  db: D1Database,
  { productId, minimum, maximum }: { productId: number; minimum: number | undefined; maximum: number | undefined },
): Promise<void> {
  await db
    .prepare(
      'UPDATE products SET order_quantity_minimum = ifnull(?, order_quantity_minimum), order_quantity_maximum = ifnull(?, order_quantity_maximum) WHERE id = ?',
    )
    .bind(minimum ?? null, maximum ?? null, productId)
    .run()
}

export async function setPurchasing(
  db: D1Database,
  { variantId, isDisabled }: { variantId: number; isDisabled: boolean },
): Promise<void> {
  await db.batch([
    db
      .prepare(
        'INSERT OR IGNORE INTO seeded_purchasing (variant_id, purchasing_disabled) SELECT id, purchasing_disabled FROM variants WHERE id = ?',
      )
      .bind(variantId),
    db.prepare('UPDATE variants SET purchasing_disabled = ? WHERE id = ?').bind(Number(isDisabled), variantId),
  ])
}

/**
 * Restores the seeded stock, prices and availability, and removes limits of orders. Run it after the stock that orders
 * took has been returned.
 */
export function resetCatalogueStatements(db: D1Database): D1PreparedStatement[] {
  return [
    'UPDATE variants SET stock_1 = seeded.stock_1, stock_2 = seeded.stock_2 FROM seeded_stock seeded WHERE seeded.variant_id = variants.id',
    'UPDATE products SET price_gbp = seeded.price_gbp, sale_gbp = seeded.sale_gbp FROM seeded_prices seeded WHERE seeded.product_id = products.id',
    `${listingPrice} WHERE product_id IN (SELECT product_id FROM seeded_prices)`,
    'UPDATE products SET availability = seeded.availability, is_visible = seeded.is_visible, preorder_message = seeded.preorder_message, preorder_release_date = seeded.preorder_release_date FROM seeded_availability seeded WHERE seeded.product_id = products.id',
    'UPDATE product_listing SET is_visible = seeded.is_visible FROM seeded_availability seeded WHERE seeded.product_id = product_listing.product_id',
    'UPDATE variants SET purchasing_disabled = seeded.purchasing_disabled FROM seeded_purchasing seeded WHERE seeded.variant_id = variants.id',
    'UPDATE products SET order_quantity_minimum = 0, order_quantity_maximum = 0 WHERE order_quantity_minimum + order_quantity_maximum > 0',
    'DELETE FROM seeded_availability',
    'DELETE FROM seeded_purchasing',
    'DELETE FROM seeded_stock',
    'DELETE FROM seeded_prices',
  ].map((sql) => db.prepare(sql))
}
