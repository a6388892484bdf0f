import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'

/** Limits from the shop's settings: swatches per order, and days until the same swatch may be ordered again. */
export interface SampleRules {
  perRetailOrder: number
  perProOrder: number
  perSwatchDays: number
}

const defaultRules: SampleRules = { perRetailOrder: 5, perProOrder: 15, perSwatchDays: 90 }

export async function readSampleRules(db: Queryable): Promise<SampleRules> {
  const row = await db.find<{ value: Partial<SampleRules> }>(sql`select value from site_settings where key = 'samples'`)
  return { ...defaultRules, ...row?.value }
}

type Find = (sku: string) => CatalogProduct | undefined

/** A swatch has one SKU for retail and one for pros; both are the same swatch. */
export function swatchOf(find: Find, { sku, facts }: CatalogProduct): string[] {
  const parent = find(facts.sampleOf?.[0] ?? '')?.facts.sample
  return parent ? [parent.retailSku, parent.proSku] : [sku]
}

export interface SampleLine {
  sku: string
  quantity: number
}

/** Input of the sample rules. */
export interface SampleCase {
  rules: SampleRules
  isPro: boolean
  present: readonly SampleLine[]
  /** SKUs of the swatch. */
  swatch: readonly string[]
  /** Date of this visitor's last order of it, if too recent. */
  orderedOn: Date | undefined
  timeZone: string
}

/** Message why the sample may not be added; undefined if it may. */
export function sampleProblem(quantity: number, sampleCase: SampleCase): string | undefined {
  const { rules, isPro, present, swatch, orderedOn, timeZone } = sampleCase
  if (quantity > 1) return 'Limit one of each sample.'
  if (present.some(({ sku }) => swatch.includes(sku))) return 'This sample is already in your cart.'
  const max = isPro ? rules.perProOrder : rules.perRetailOrder
  if (present.length >= max) return `You can order up to ${max} samples at a time.`
  return orderedOn && tooSoonMessage(orderedOn, rules, timeZone)
}

/** Names the days of the store's calendar: an order of this evening was not placed tomorrow. */
export function tooSoonMessage(orderedOn: Date, { perSwatchDays }: SampleRules, timeZone: string): string {
  const days = new Intl.DateTimeFormat('en-US', { timeZone, month: 'long', day: 'numeric' })
  const again = new Date(orderedOn.getTime() + perSwatchDays * 86_400_000)
  return `You ordered this sample on ${days.format(orderedOn)}. You can order it again from ${days.format(again)}, or see it at your store.`
}
