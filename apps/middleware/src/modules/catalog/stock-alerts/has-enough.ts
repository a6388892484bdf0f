import type { CatalogProduct } from '../feed/catalog-product.ts'

/** Needs that many boxes of one lot, and so of one shade. A location without lots counts with its whole stock. */
export const hasEnough = ({ stock }: Pick<CatalogProduct, 'stock'>, boxes: number): boolean =>
  stock.some((place) => place.boxes >= boxes && place.lots.length === 0) ||
  stock.some(({ lots }) => lots.some(({ boxesOnHand }) => boxesOnHand >= boxes))

/** The product will not be restocked. */
export const isDiscontinued = ({ facts, active }: Pick<CatalogProduct, 'facts' | 'active'>): boolean =>
  !active || facts.availability.status === 'discontinued' || facts.flags.clearance
