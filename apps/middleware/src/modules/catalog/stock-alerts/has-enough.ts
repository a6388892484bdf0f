import type { Article } from '../feed/article.ts'

/** So many of one lot, that is of one shade. Where nobody counts lots, a place that has so many is as good. */
export const hasEnough = ({ stock }: Pick<Article, 'stock'>, boxes: number): boolean =>
  stock.some((place) => place.boxes >= boxes && place.lots.length === 0) ||
  stock.some(({ lots }) => lots.some(({ boxesOnHand }) => boxesOnHand >= boxes))

/** No more of it, and none will come. */
export const isGone = ({ facts, active }: Pick<Article, 'facts' | 'active'>): boolean =>
  !active || facts.availability.status === 'discontinued' || facts.flags.clearance
