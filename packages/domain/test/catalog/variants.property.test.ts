import {
  combinationKey,
  combineOptions,
  countCombinations,
  missingVariants,
  type VariantChoice,
} from '@tessera/domain/catalog/variants'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const id = fc.stringMatching(/^[a-z0-9]{1,6}$/)
const specs: fc.Arbitrary<VariantChoice[][]> = fc
  .uniqueArray(fc.tuple(id, fc.uniqueArray(id, { maxLength: 4 })), { selector: ([spec]) => spec, maxLength: 4 })
  .map((all) => all.map(([SpecID, options]) => options.map((OptionID) => ({ SpecID, OptionID, Value: OptionID }))))
const product = { id: 'p', name: 'Product' }

test('there are as many combinations as counted, each one option of every spec, none twice', () => {
  fc.assert(
    fc.property(specs, (all) => {
      const made = combineOptions(all)
      expect(made).toHaveLength(countCombinations(all))
      expect(new Set(made.map(combinationKey)).size).toBe(made.length)
      for (const choices of made)
        choices.forEach((choice, place) => {
          expect(all[place]).toContain(choice)
        })
    }),
  )
})

test('the order of specs does not matter to which combinations there are', () => {
  fc.assert(
    fc.property(specs, (all) => {
      const keys = (some: VariantChoice[][]) => new Set(combineOptions(some).map(combinationKey))
      expect(keys(all.toReversed())).toEqual(keys(all))
    }),
  )
})

test('what exists is not made again, and making twice makes nothing more', () => {
  fc.assert(
    fc.property(specs, fc.nat(), (all, some) => {
      const made = missingVariants(product, all, new Set())
      const existing = new Set(made.slice(0, some % (made.length + 1)).map(({ choices }) => combinationKey(choices)))
      const rest = missingVariants(product, all, existing)
      expect(rest.length).toBe(made.length - existing.size)
      const whole = new Set([...existing, ...rest.map(({ choices }) => combinationKey(choices))])
      expect(missingVariants(product, all, whole)).toEqual([])
    }),
  )
})

test('an ID is the product and its options, joined by dashes in the order of the choices', () => {
  fc.assert(
    fc.property(specs, (all) => {
      for (const { id: variant, choices } of missingVariants(product, all, new Set()))
        expect(variant).toBe(['p', ...choices.map(({ OptionID }) => OptionID)].join('-'))
    }),
  )
})

test('no spec, and a spec without options, give no variant', () => {
  expect(combineOptions([])).toEqual([])
  expect(combineOptions([[], [{ SpecID: 's', OptionID: 'o', Value: 'o' }]])).toEqual([])
})
