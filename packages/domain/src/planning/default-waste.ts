import type { ProductKind } from '@tessera/contract/shop/product-facts'
import { type WastePatternId, wastePercent } from '../coverage/waste.ts'

export interface LaidProduct {
  kind: ProductKind
  lengthIn?: number
  widthIn?: number
}

const floating: ReadonlySet<ProductKind> = new Set(['lvp', 'laminate', 'engineered-wood', 'solid-wood'])
const planks: ReadonlySet<ProductKind> = new Set(['plank-tile', 'lvp', 'laminate', 'engineered-wood', 'solid-wood'])
const laid: ReadonlySet<ProductKind> = new Set(['field-tile', 'large-format', 'mosaic', ...planks])

/** Whether it is cut to cover a surface; a bag of grout has no pattern and no waste. */
export const isLaid = (kind: ProductKind): boolean => laid.has(kind)

export function defaultPattern(kind: ProductKind): WastePatternId {
  if (floating.has(kind)) return 'floating'
  return kind === 'mosaic' ? 'mosaic' : kind === 'plank-tile' ? 'third' : 'grid'
}

/** Default waste percentage. */
export const defaultWaste = (
  { kind, lengthIn = 0, widthIn = 0 }: LaidProduct,
  pattern: WastePatternId | null,
): number =>
  isLaid(kind)
    ? wastePercent({
        pattern: pattern ?? defaultPattern(kind),
        longestSideIn: Math.max(lengthIn, widthIn),
        isPlank: planks.has(kind),
        corners: 4,
      })
    : 0
