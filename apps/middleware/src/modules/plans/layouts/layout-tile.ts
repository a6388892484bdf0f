import type { ProjectLayoutTile } from '@tessera/client/shop/types.gen'
import type { ProductKind } from '@tessera/contract/shop/product-facts'
import { drawnUrl } from '@tessera/pictures/media/media-url'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'
import { findPrices } from '../../catalog/feed/price-at.ts'
import type { ItemPrices } from '../projects/item-view.ts'
import { isStone, isWetSurface } from '../projects/planned-item.ts'
import { productSummaryOf, unitPrice } from '../projects/product-summary.ts'
import type { StoredItem } from '../projects/stored-project.ts'

const setKinds: ReadonlySet<ProductKind> = new Set(['field-tile', 'large-format', 'mosaic', 'plank-tile'])
const laidKinds: ReadonlySet<ProductKind> = new Set([...setKinds, 'lvp', 'laminate', 'engineered-wood', 'solid-wood'])
const shapes: ReadonlySet<string> = new Set(['Square', 'Rectangle', 'Plank', 'Hexagon'])
const usualJointIn = 0.125
const usualThicknessIn = 0.375

export const isLaidOut = (product: CatalogProduct | undefined): boolean =>
  product !== undefined && laidKinds.has(product.facts.kind)

/** A product with everything a layout needs; the items say in which rooms it is used. */
export function layoutTile(prices: ItemPrices, sku: string, items: readonly StoredItem[]): ProjectLayoutTile {
  const product = prices.catalog.find(sku)
  const own = items.filter((item) => item.sku === sku)
  const { product_url, sku_image_url: shown, name } = productSummaryOf(prices.catalog, sku)
  // the planner cuts pieces out of the drawn face
  const sku_image_url = product?.facts.photos?.face ? drawnUrl(sku, 'face', 320, 'webp') : shown
  const { attributes, units, kind } = product?.facts ?? { attributes: {}, units: undefined, kind: undefined }
  return {
    sku,
    name,
    product_url,
    sku_image_url,
    roomIds: [...new Set(own.flatMap(({ roomId }) => roomId ?? []))],
    problem: findLayoutProblem(product),
    ...sizeOf(product),
    thicknessIn: attributes.thicknessIn ?? usualThicknessIn,
    isHexagon: kind !== 'mosaic' && attributes.shape === 'Hexagon',
    piecesPerBox: Math.max(units?.piecesPerUnit ?? 1, 1),
    sqftPerBox: Number(units?.sqftPerUnit ?? 0),
    purchaseUnit: units?.purchaseUnit ?? 'box',
    prices: pricesOf(prices, product),
    isStone: isStone(attributes.material),
    isSet: kind !== undefined && setKinds.has(kind),
    isWetArea: own.some(({ surface }) => isWetSurface(surface)),
    jointMinIn: attributes.jointMinIn ?? null,
    jointMaxIn: attributes.jointMaxIn ?? null,
    maxOffsetPercent: attributes.maxOffsetPercent ?? null,
    colorFamily: attributes.colorFamily ?? null,
    shadeVariation: attributes.shadeVariation ?? null,
    grouts: groutsFor(prices, product),
    mortarSku: settingOf(prices, product, 'mortar')[0]?.sku ?? null,
  }
}

const pricesOf = ({ group, now }: ItemPrices, product: CatalogProduct | undefined): ProjectLayoutTile['prices'] =>
  ((product && findPrices(product, group)?.breaks) ?? []).map(({ quantity }) => ({
    quantity,
    cents: unitPrice(product, group, now, quantity),
  }))

function findLayoutProblem(product: CatalogProduct | undefined): string | null {
  if (!product) return 'We no longer sell it.'
  const { kind, attributes, units } = product.facts
  const { lengthIn, widthIn, shape = '' } = attributes
  if (!laidKinds.has(kind) || !(Number(units.sqftPerUnit) > 0)) return 'It isn’t sold by area.'
  if (kind === 'mosaic') return null
  if (!lengthIn || !widthIn || !shapes.has(shape)) return 'Rectangles, planks, hexagons and sheets can be drawn.'
  return null
}

/** A mosaic sheet is laid as one piece, but its chips are grouted. */
function sizeOf(product: CatalogProduct | undefined) {
  const { lengthIn = 1, widthIn = 1, jointMinIn = usualJointIn } = product?.facts.attributes ?? {}
  const long = Math.max(lengthIn, widthIn)
  const wide = Math.min(lengthIn, widthIn)
  if (product?.facts.kind !== 'mosaic') return { lengthIn: long, widthIn: wide, chipLengthIn: null, chipWidthIn: null }
  const { sqftPerUnit, piecesPerUnit } = product.facts.units
  const side = Math.sqrt((Number(sqftPerUnit ?? 1) * 144) / Math.max(piecesPerUnit, 1))
  const sheet = Math.max(Math.round((side - jointMinIn) * 1000) / 1000, 1)
  return { lengthIn: sheet, widthIn: sheet, chipLengthIn: long, chipWidthIn: wide }
}

const settingOf = ({ catalog }: ItemPrices, product: CatalogProduct | undefined, kind: ProductKind): CatalogProduct[] =>
  (product?.facts.coordinates.setting ?? []).flatMap((sku) => {
    const found = catalog.find(sku)
    return found?.active && found.facts.kind === kind ? [found] : []
  })

const hexOf = (picture: unknown): string => {
  const color = typeof picture === 'object' && picture !== null && 'color' in picture ? String(picture.color) : ''
  return /^#[0-9a-f]{6}$/i.test(color) ? color : '#b9b4aa'
}

/** Recommended grouts first, then other colors of the same grout. */
function groutsFor(prices: ItemPrices, product: CatalogProduct | undefined): ProjectLayoutTile['grouts'] {
  const suiting = settingOf(prices, product, 'grout')
  const others = suiting.slice(0, 1).flatMap(({ facts }) => facts.coordinates.siblings)
  const all = [...new Set([...suiting.map(({ sku }) => sku), ...others])]
  return all.flatMap((sku) => {
    const found = prices.catalog.find(sku)
    if (!found?.active || found.facts.kind !== 'grout') return []
    const { attributes, units, picture } = found.facts
    const bagLbs = Number(units.lbsPerUnit)
    return bagLbs > 0
      ? [{ sku, name: found.name, color: attributes.color ?? found.name, hex: hexOf(picture), bagLbs }]
      : []
  })
}
