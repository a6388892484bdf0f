import type { Article } from '../catalogue/article.ts'

/** DOMAIN 3.6: one piece of a swatch, so many swatches an order. */
export const sampleLimits = { retail: 5, pro: 15 } as const

export interface SampleLine {
  sku: string
  quantity: number
}

/** Why this sample may not be added, in words; nothing if it may. */
export function sampleProblem(
  { sku, facts }: Article,
  quantity: number,
  present: readonly SampleLine[],
  isPro: boolean,
): string | undefined {
  if (facts.kind !== 'sample') return undefined
  if (quantity > 1) return 'One piece of each sample, please.'
  if (present.some((line) => line.sku === sku)) return 'This sample is in your cart already.'
  const most = isPro ? sampleLimits.pro : sampleLimits.retail
  if (present.length >= most) return `An order may hold ${most} samples. Please order these first.`
  return undefined
}
