import { optionId, optionValueId, type OptionName } from '../../catalogue/ids.ts'
import { colourPicture, pictureUrl } from '../../catalogue/pictures.ts'
import { priceTag, toDecimal } from '../../catalogue/pricing.ts'
import type { Product, Variant } from '../../catalogue/queries/products.ts'
import { recordedUnits } from '../../catalogue/stock.ts'
import { storeCurrency } from './product-shape.ts'

/** A variant in the form of the catalogue endpoints. Prices are null if the product's own price applies. */
export function variantShape(product: Product, variant: Variant, origin: string) {
  const { price } = priceTag(product, variant, storeCurrency)
  return {
    id: variant.id,
    product_id: variant.product_id,
    sku: variant.sku,
    sku_id: variant.id,
    price: variant.price_gbp === null ? null : toDecimal(variant.price_gbp),
    calculated_price: toDecimal(price),
    sale_price: null,
    retail_price: null,
    map_price: null,
    weight: null,
    calculated_weight: product.type === 'digital' ? 0 : 0.5,
    width: null,
    height: null,
    depth: null,
    is_free_shipping: false,
    fixed_cost_shipping_price: null,
    purchasing_disabled: variant.purchasing_disabled === 1,
    purchasing_disabled_message: variant.purchasing_disabled === 1 ? 'Currently unavailable' : '',
    image_url: pictureUrl(origin, colourPicture(product, variant.colour), 1600),
    cost_price: 0,
    upc: '',
    mpn: '',
    gtin: '',
    inventory_level: recordedUnits(product, variant),
    inventory_warning_level: product.inventory_warning_level,
    bin_picking_number: '',
    option_values: optionValues(product, variant),
  }
}

function optionValues(product: Product, variant: Variant) {
  const chosen: [OptionName, number, string | undefined][] = [
    ['Color', variant.colour, product.colours[variant.colour]?.name],
    ['Size', variant.size, product.sizes[variant.size]],
    ['Length', variant.length, product.lengths[variant.length]],
  ]
  return chosen.flatMap(([name, index, label]) =>
    label === undefined
      ? []
      : [
          {
            id: optionValueId(product.id, name, index),
            label,
            option_id: optionId(product.id, name),
            option_display_name: name,
          },
        ],
  )
}
