import { perSqftCents } from '@tessera/domain/coverage/box-price'
import { findPriceScheduleProblem } from '@tessera/domain/pricing/price-schedule'
import type { RangeProduct } from '@tessera/range/product-range'
import { describe, expect, test } from 'vitest'
import { demoRange, isSold } from './sample-range.ts'

const articles = [...demoRange().products()]
const scheduleOf = ({ product, priceSchedules }: RangeProduct, group: string) => {
  const found = priceSchedules.find(({ ID }) => ID === `${product.ID}-${group}`)
  if (!found) throw new Error(`${product.ID} has no price for ${group}.`)
  return found
}
const cents = (dollars: number): number => Math.round(dollars * 100)

/** Plausible dollars per square foot. */
const believable: Record<string, readonly [number, number]> = {
  Ceramic: [1.5, 20],
  Porcelain: [2.5, 20],
  Marble: [8, 45],
  Limestone: [8, 35],
  Travertine: [5, 25],
  Slate: [6, 22],
  Granite: [8, 22],
  Quartzite: [11, 40],
  Glass: [9, 36],
  Metal: [20, 40],
  Terracotta: [7, 16],
  Cement: [8, 18],
  Terrazzo: [12, 26],
  LVP: [2, 7],
  Laminate: [1.5, 4],
  'Engineered wood': [5, 15],
  'Solid wood': [4.5, 11],
}

describe('prices', () => {
  test('are whole cents, and no schedule is one the platform refuses', () => {
    for (const { priceSchedules } of articles)
      for (const schedule of priceSchedules) {
        expect(findPriceScheduleProblem({ before: undefined, after: schedule, isUsed: false })).toBeUndefined()
        for (const { Price, SalePrice } of schedule.PriceBreaks)
          for (const price of [Price, SalePrice ?? 0]) expect(price).toBe(cents(price) / 100)
      }
  })
  test('of a member are never above retail, and the higher the tier the lower', () => {
    for (const article of articles.filter(isSold)) {
      const [retail = [], ...others] = ['RT', 'PG', 'PP', 'PD'].map((group) => scheduleOf(article, group).PriceBreaks)
      others.reduce((before, breaks) => {
        for (const [index, { Price, SalePrice }] of breaks.entries()) {
          expect(Price).toBeLessThanOrEqual(before[index]?.Price ?? 0)
          if (SalePrice !== null) expect(SalePrice).toBeLessThanOrEqual(retail[index]?.SalePrice ?? 0)
        }
        return breaks
      }, retail)
    }
  })
  test('fall with the quantity, and a sale is below the plain price', () => {
    for (const { priceSchedules } of articles)
      for (const { PriceBreaks } of priceSchedules) {
        const prices = PriceBreaks.map(({ Price }) => Price)
        expect(prices).toEqual(prices.toSorted((one, other) => other - one))
        for (const { Price, SalePrice } of PriceBreaks) expect(SalePrice ?? 0).toBeLessThanOrEqual(Price)
      }
  })
  test('by the foot are ones that a shopper would believe', () => {
    const wrong = articles.flatMap((article) => {
      const { material = '' } = article.product.xp.attributes
      const { sqftPerUnit } = article.product.xp.units
      const [least, most] = believable[material] ?? [0, Infinity]
      if (!sqftPerUnit || article.product.xp.kind === 'membrane') return []
      const foot = perSqftCents(cents(scheduleOf(article, 'RT').PriceBreaks[0]?.Price ?? 0), sqftPerUnit) / 100
      return foot < least || foot > most ? [`${article.product.Name}: ${foot}`] : []
    })
    expect(wrong).toEqual([])
  })
  test('of clearance are marked down, open-ended and without breaks', () => {
    const cleared = articles.filter(({ product }) => product.xp.flags.clearance)
    expect(cleared.length).toBeGreaterThan(20)
    for (const article of cleared) {
      const retail = scheduleOf(article, 'RT')
      expect(retail.SaleStart).not.toBeNull()
      expect(retail.SaleEnd).toBeNull()
      expect(retail.PriceBreaks).toHaveLength(1)
      expect(retail.PriceBreaks[0]?.SalePrice).toBeLessThan(retail.PriceBreaks[0]?.Price ?? 0)
    }
  })
  test('of this month’s sales begin and end', () => {
    const sales = articles.filter(
      ({ product, priceSchedules }) => !product.xp.flags.clearance && priceSchedules[0]?.SaleEnd,
    )
    expect(sales.length).toBeGreaterThan(10)
    for (const { priceSchedules } of sales)
      expect(Date.parse(priceSchedules[0]?.SaleEnd ?? '')).toBeGreaterThan(
        Date.parse(priceSchedules[0]?.SaleStart ?? ''),
      )
  })
  test('of samples are small change, and a pro’s sample has none for who is no pro', () => {
    for (const { product, priceSchedules, assignments } of articles.filter((article) => !isSold(article))) {
      const most = Math.max(...priceSchedules.flatMap(({ PriceBreaks }) => PriceBreaks.map(({ Price }) => Price)))
      expect(most).toBeLessThan(4)
      const isForPros = product.Name.endsWith('for Pros')
      expect(product.DefaultPriceScheduleID === null).toBe(isForPros)
      expect(assignments.map(({ UserGroupID }) => UserGroupID)).toEqual(isForPros ? ['PG', 'PP', 'PD'] : [])
    }
  })
  test('of groups are assigned to the group that the schedule is for', () => {
    for (const { product, priceSchedules, assignments } of articles.filter(isSold)) {
      expect(product.DefaultPriceScheduleID).toBe(`${product.ID}-RT`)
      expect(priceSchedules.map(({ ID }) => ID)).toEqual(
        ['RT', 'PG', 'PP', 'PD'].map((group) => `${product.ID}-${group}`),
      )
      expect(assignments.map(({ UserGroupID, PriceScheduleID }) => `${UserGroupID} ${PriceScheduleID}`)).toEqual(
        ['PG', 'PP', 'PD'].map((group) => `${group} ${product.ID}-${group}`),
      )
    }
  })
})
