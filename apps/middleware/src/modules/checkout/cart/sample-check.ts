import type { LineItem } from '@tessera/client/platform/types.gen'
import type { Cart, StepProblem } from '@tessera/client/shop/types.gen'
import { timeZoneOf } from '../../../kit/business-day.ts'
import { isPro, type Visitor } from '../../../kit/visitor.ts'
import type { CartNeeds } from './cart-needs.ts'
import { recentSamples } from './recent-samples.ts'
import { readSampleRules, type SampleRules, sampleProblem, swatchOf, tooSoonMessage } from './sample-rules.ts'

/** Says why a sample may not be added; reads its data once for all items of a request. */
export interface SampleCheck {
  problemOf(
    item: { sku: string; quantity: number },
    lines: readonly Pick<LineItem, 'ProductID' | 'Quantity'>[],
  ): string | undefined
}

const noSamples: SampleCheck = { problemOf: () => undefined }

/** Runs no query if no sample is added. */
export async function sampleCheck(needs: CartNeeds, visitor: Visitor, skus: readonly string[]): Promise<SampleCheck> {
  const { catalog, database } = needs
  const swatches = swatchesOf(needs, skus)
  if (swatches.size === 0) return noSamples
  const rules = await readSampleRules(database)
  const recent = await recentSamples(database, visitor, null, [...swatches.values()].flat(), rules)
  return {
    problemOf({ sku, quantity }, lines) {
      const swatch = swatches.get(sku)
      if (!swatch) return undefined
      const present = lines
        .filter(({ ProductID }) => catalog.find(ProductID)?.facts.kind === 'sample')
        .map(({ ProductID, Quantity }) => ({ sku: ProductID, quantity: Quantity }))
      return sampleProblem(quantity, {
        rules,
        isPro: isProVisitor(visitor),
        present,
        swatch,
        orderedOn: latestOrderDate(recent, swatch),
        timeZone: timeZoneOf(visitor),
      })
    },
  }
}

/**
 * Checks the samples again when the order is placed: carts are merged, stay for weeks, and guests enter their email
 * late.
 */
export async function sampleProblems(
  needs: CartNeeds,
  visitor: Visitor,
  { lines, email }: Cart,
): Promise<StepProblem[]> {
  const samples = lines.filter(({ kind }) => kind === 'sample')
  if (samples.length === 0) return []
  const swatches = swatchesOf(
    needs,
    samples.map(({ sku }) => sku),
  )
  const rules = await readSampleRules(needs.database)
  const recent = await recentSamples(needs.database, visitor, email, [...swatches.values()].flat(), rules)
  const again = samples.flatMap(({ sku, name, lineItemId }) => {
    const orderedOn = latestOrderDate(recent, swatches.get(sku) ?? [])
    const message = orderedOn && tooSoonMessage(orderedOn, rules, timeZoneOf(visitor))
    return message ? [sampleStepProblem(`${name}: ${message}`, lineItemId)] : []
  })
  return [...countProblems(samples.length, rules, isProVisitor(visitor)), ...again]
}

function countProblems(count: number, { perProOrder, perRetailOrder }: SampleRules, pro: boolean): StepProblem[] {
  const max = pro ? perProOrder : perRetailOrder
  return count > max
    ? [sampleStepProblem(`You can order up to ${max} samples at a time. Please remove ${count - max}.`, null)]
    : []
}

const sampleStepProblem = (message: string, lineItemId: string | null): StepProblem => ({
  step: 'shopping-cart',
  code: 'Cart.Sample',
  message,
  lineItemId,
})

function swatchesOf({ catalog }: CartNeeds, skus: readonly string[]): Map<string, string[]> {
  const samples = skus.flatMap((sku) => catalog.find(sku) ?? []).filter(({ facts }) => facts.kind === 'sample')
  return new Map(samples.map((product) => [product.sku, swatchOf(catalog.find, product)]))
}

const latestOrderDate = (recent: ReadonlyMap<string, Date>, swatch: readonly string[]): Date | undefined =>
  swatch.flatMap((sku) => recent.get(sku) ?? []).sort((one, other) => other.getTime() - one.getTime())[0]

const isProVisitor = ({ customer }: Visitor): boolean => customer !== undefined && isPro(customer.account)
