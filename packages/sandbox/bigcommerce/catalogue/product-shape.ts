import { customFieldId, optionId, optionValueId, type OptionName } from '../../catalogue/ids.ts'
import { modifiersOf } from '../../catalogue/modifiers.ts'
import { pictureName, pictureUrl, swatchName } from '../../catalogue/pictures.ts'
import { priceTag, toDecimal } from '../../catalogue/pricing.ts'
import type { Product } from '../../catalogue/queries/products.ts'
import { seededSummary } from '../reviews/seeded-reviews.ts'

/** REST prices are in the store's own currency, regardless of the channel. */
export const storeCurrency = 'GBP'

type ProductContext = { stock: number; categories: readonly number[] }

/** A product as `GET /catalog/products` returns it, without the parts that `include` adds. */
export function productShape(product: Product, { stock, categories }: ProductContext) {
  const { price, base, sale } = priceTag(product, undefined, storeCurrency)
  const reviews = seededSummary(product)
  return {
    id: product.id,
    name: product.name,
    type: product.type,
    sku: product.style,
    description: product.description,
    weight: product.type === 'digital' ? 0 : 0.5,
    width: 0,
    depth: 0,
    height: 0,
    price: toDecimal(base),
    cost_price: 0,
    retail_price: 0,
    sale_price: sale === undefined ? 0 : toDecimal(sale),
    map_price: 0,
    tax_class_id: 0,
    product_tax_code: '',
    calculated_price: toDecimal(price),
    categories,
    brand_id: 0,
    option_set_id: 0,
    option_set_display: 'right',
    inventory_level: product.inventory_tracking === 'none' ? 0 : stock,
    inventory_warning_level: product.inventory_warning_level,
    inventory_tracking: product.inventory_tracking,
    reviews_rating_sum: reviews.sum,
    reviews_count: reviews.count,
    total_sold: product.popularity,
    fixed_cost_shipping_price: 0,
    is_free_shipping: false,
    is_visible: product.is_visible === 1,
    is_featured: false,
    related_products: [-1],
    warranty: '',
    bin_picking_number: '',
    layout_file: 'product.html',
    upc: '',
    mpn: '',
    gtin: '',
    search_keywords: [product.garment, product.pattern, product.department].join(','),
    availability: product.availability,
    availability_description: '',
    gift_wrapping_options_type: 'any',
    gift_wrapping_options_list: [],
    sort_order: 0,
    condition: 'New',
    is_condition_shown: false,
    order_quantity_minimum: product.order_quantity_minimum,
    order_quantity_maximum: product.order_quantity_maximum,
    page_title: '',
    meta_keywords: [],
    meta_description: '',
    date_created: product.date_created,
    date_modified: product.date_created,
    view_count: 0,
    preorder_release_date: product.preorder_release_date,
    preorder_message: product.preorder_message,
    is_preorder_only: false,
    is_price_hidden: product.is_price_hidden === 1,
    price_hidden_label: '',
    custom_url: { url: `/${product.slug}/`, is_customized: false },
    base_variant_id: product.variant_count === 1 ? product.base_variant_id : null,
    open_graph_type: 'product',
    open_graph_title: '',
    open_graph_description: '',
    open_graph_use_meta_description: true,
    open_graph_use_product_name: true,
    open_graph_use_image: true,
  }
}

export function customFieldShapes(product: Product) {
  return product.customFields.map((field, index) => ({ id: customFieldId(product.id, index), ...field }))
}

/** One image for each colourway; the first is the thumbnail. */
export function imageShapes(product: Product, origin: string) {
  return product.colours.map((colour, index) => {
    const name = pictureName(product.style, colour.name)
    return {
      id: product.id * 100 + index + 1,
      product_id: product.id,
      is_thumbnail: index === 0,
      sort_order: index,
      description: `${product.name} in ${colour.name}`,
      image_file: name,
      image_url: pictureUrl(origin, name, 1600),
      url_zoom: pictureUrl(origin, name, 1280),
      url_standard: pictureUrl(origin, name, 386),
      url_thumbnail: pictureUrl(origin, name, 220),
      url_tiny: pictureUrl(origin, name, 44),
      date_modified: product.date_created,
    }
  })
}

export function optionShapes(product: Product, origin: string) {
  const swatches = product.colours.map(({ name, hex, isPattern }) => ({
    label: name,
    value_data: isPattern
      ? { image_url: pictureUrl(origin, swatchName(product.style, name), 1600) }
      : { colors: hex.slice(0, 3) },
  }))
  const plain = (labels: readonly string[]) => labels.map((label) => ({ label, value_data: null }))
  const options: [OptionName, string, { label: string; value_data: object | null }[]][] = [
    ['Color', 'swatch', swatches],
    ['Size', 'rectangles', plain(product.sizes)],
    ['Length', 'rectangles', plain(product.lengths)],
  ]
  return options
    .filter(([, , values]) => values.length > 0)
    .map(([name, type, values], sortOrder) => ({
      id: optionId(product.id, name),
      product_id: product.id,
      name: `${name}${product.id}`,
      display_name: name,
      type,
      sort_order: sortOrder,
      config: {},
      option_values: values.map((value, index) => ({
        id: optionValueId(product.id, name, index),
        ...value,
        sort_order: index,
        is_default: index === 0,
      })),
    }))
}

export function modifierShapes(product: Product) {
  return modifiersOf(product).map(({ id, name, type, isRequired, maxLength, maxLines, sortOrder }) => ({
    id,
    product_id: product.id,
    name: `${name}${product.id}`,
    display_name: name,
    type,
    required: isRequired,
    sort_order: sortOrder,
    config: {
      default_value: '',
      text_characters_limited: true,
      text_min_length: isRequired ? 1 : 0,
      text_max_length: maxLength,
      ...(type === 'multi_line_text' && { text_lines_limited: true, text_max_lines: maxLines }),
    },
    option_values: [],
  }))
}
