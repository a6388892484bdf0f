import { describe, expect, test } from 'vitest'
import type { AssignedSpec } from '../../src/order-model/offer.ts'
import type { ChosenSpec } from '../../src/order-model/order-state.ts'
import { priceLine } from '../../src/pricing/price-line.ts'
import { chooseSpecs, type SpecInput, unknownSpecProblems } from '../../src/pricing/spec-choice.ts'
import { codesOf, lineWith, now, offerWith, optionWith, specWith } from '../orders/samples.ts'

const choose = (specs: readonly AssignedSpec[], ...given: SpecInput[]) => {
  const { choices, problems } = chooseSpecs('tile', specs, given)
  return [...problems.map(({ code }) => code), ...choices.map(({ option, value }) => `${option?.id ?? '-'}:${value}`)]
}
const options = [optionWith('matt'), optionWith('gloss')]
const colour = specWith({ required: true, options })
const text = specWith({ id: 'text', required: true, allowOpenText: true })

describe('a spec is refused', () => {
  test('when it is required and nothing is chosen, by what it lacks', () => {
    expect(choose([colour])).toEqual(['Spec.RequiresSelection'])
    expect(choose([text])).toEqual(['Spec.RequiresValue'])
    expect(choose([text], { SpecID: 'text', Value: '' })).toEqual(['Spec.RequiresValue'])
    expect(choose([colour, text])).toEqual(['Spec.OneOrMoreRequiresValue'])
  })

  test('when the option does not exist, or the words are no option', () => {
    expect(choose([colour], { SpecID: 'finish', OptionID: 'gold' })).toEqual(['Spec.OptionNotFound'])
    expect(choose([colour], { SpecID: 'finish', Value: 'gold' })).toEqual(['Spec.RequiresSelection'])
  })

  test('when an option asks for words and there are none', () => {
    const other = specWith({ options: [{ ...optionWith('other'), isOpenText: true }] })
    expect(choose([other], { SpecID: 'finish', OptionID: 'other' })).toEqual(['Spec.RequiresValue'])
    expect(choose([other], { SpecID: 'finish', OptionID: 'other', Value: 'pink' })).toEqual(['other:pink'])
  })

  test('when the product does not have it', () => {
    expect(unknownSpecProblems([colour], [{ SpecID: 'weight' }])).toMatchObject([
      { code: 'NotFound', data: { ObjectType: 'Spec', ObjectID: 'weight' } },
    ])
    expect(choose([specWith()], { SpecID: 'weight', Value: '1' })).toEqual([])
  })
})

describe('a spec is chosen', () => {
  test('by option, by the words of an option, or in free words', () => {
    expect(choose([colour], { SpecID: 'finish', OptionID: 'gloss' })).toEqual(['gloss:gloss'])
    expect(choose([colour], { SpecID: 'finish', Value: 'matt' })).toEqual(['matt:matt'])
    expect(choose([text], { SpecID: 'text', Value: 'For Ann' })).toEqual(['-:For Ann'])
  })

  test('by default, and left out where it is not required', () => {
    expect(choose([specWith({ options, defaultOptionID: 'matt' })])).toEqual(['matt:matt'])
    expect(choose([specWith({ defaultValue: 'plain' })])).toEqual(['-:plain'])
    expect(choose([specWith({ options })])).toEqual([])
  })

  test('in one way only where there is nothing to choose', () => {
    expect(choose([specWith({ defaultValue: 'plain' })], { SpecID: 'finish', Value: 'fancy' })).toEqual(['-:plain'])
  })
})

describe('a variant', () => {
  const size = specWith({
    id: 'size',
    required: true,
    definesVariant: true,
    options: [optionWith('s'), optionWith('m')],
  })
  const made = (id: string, active = true) => ({
    id: `tile-${id}`,
    active,
    quantityAvailable: 1,
    specs: [{ SpecID: 'size', OptionID: id }],
  })
  const chosen = (OptionID: string): ChosenSpec => ({
    SpecID: 'size',
    Name: null,
    OptionID,
    Value: null,
    PriceMarkupType: null,
    PriceMarkup: null,
  })
  const decide = (option: string, variants = [made('s')]) => {
    const line = lineWith({ specs: [chosen(option)] })
    return priceLine(line, [line], offerWith({ specs: [size], variants }), {
      now,
      isSubscription: false,
      currency: null,
    })
  }

  test('that was not made, or is not active, cannot be bought', () => {
    expect(codesOf(decide('m'))).toEqual(['LineItem.VariantNotFound'])
    expect(codesOf(decide('m', [made('s'), made('m', false)]))).toEqual(['LineItem.VariantNotFound'])
  })

  test('is found by the options that make it', () => {
    expect(decide('m', [made('s'), made('m')])).toMatchObject({ priced: { variantID: 'tile-m' } })
  })

  test('is not asked for where the product has none', () => {
    expect(decide('m', [])).toMatchObject({ priced: { variantID: null } })
  })
})
