import type { ProductAttributes, ProductKind } from '@tessera/contract/shop/product-facts'
import { placeIds } from '@tessera/domain/suitability/places'
import type { FlooringProduct } from '@tessera/domain/suitability/rules'
import { findSuitability, suitedPlaces } from '@tessera/domain/suitability/suitability'
import { describe, expect, test } from 'vitest'

const everywhere: ProductAttributes['use'] = [
  'Floor',
  'Wall',
  'Shower floor',
  'Shower wall',
  'Backsplash',
  'Fireplace',
  'Pool',
  'Exterior',
]
const covering = (attributes: ProductAttributes, kind: ProductKind = 'field-tile'): FlooringProduct => ({
  kind,
  attributes,
})

const polishedMarble = covering({
  material: 'Marble',
  use: ['Floor', 'Wall', 'Shower wall', 'Backsplash', 'Fireplace'],
  dcofWet: 0.36,
  absorptionPercent: 0.2,
  frostResistant: false,
  lengthIn: 23.9,
  widthIn: 11.9,
})
const paver = covering({
  material: 'Porcelain',
  use: everywhere,
  dcofWet: 0.6,
  abrasionClass: 'V',
  absorptionPercent: 0.1,
  frostResistant: true,
  lengthIn: 23.6,
  widthIn: 23.6,
})
const wallTile = covering({
  material: 'Ceramic',
  use: ['Wall', 'Shower wall', 'Backsplash'],
  absorptionPercent: 14,
  abrasionClass: '0',
})
const pennyRounds = covering(
  { material: 'Porcelain', use: everywhere, dcofClass: 'Declared', absorptionPercent: 0.3, frostResistant: true },
  'mosaic',
)
const oak = covering({ material: 'Solid wood', use: ['Floor', 'Wall'] }, 'solid-wood')
const vinyl = covering({ material: 'LVP', use: ['Floor'], dcofWet: 0.48 }, 'lvp')

const verdictOf = (what: FlooringProduct, place: (typeof placeIds)[number]) => findSuitability(what, place)?.verdict

describe('it says no', () => {
  test('to polished marble underfoot in a shower, for the grip', () => {
    const answer = findSuitability(polishedMarble, 'shower-floor')
    expect(answer?.verdict).toBe('no')
    expect(answer?.reasons).toContainEqual({
      verdict: 'no',
      about: 'grip',
      says: 'Slip resistance (DCOF) 0.36; this location needs at least 0.50.',
      value: '0.36',
      needed: '0.50',
    })
  })
  test('to wall tile on any floor', () => {
    expect(verdictOf(wallTile, 'kitchen-floor')).toBe('no')
    expect(findSuitability(wallTile, 'bathroom-floor')?.reasons[0]?.says).toBe('Made for walls only.')
  })
  test('where water freezes in what takes it up', () => {
    expect(verdictOf(wallTile, 'exterior-wall')).toBe('no')
    expect(verdictOf(polishedMarble, 'patio-frost')).toBe('no')
  })
  test('to wood and vinyl in showers, outdoors and at a fire', () => {
    for (const place of ['shower-floor', 'shower-wall', 'patio', 'pool', 'fireplace'] as const)
      for (const plank of [oak, vinyl]) expect(verdictOf(plank, place)).toBe('no')
    expect(verdictOf(oak, 'basement-floor')).toBe('no')
  })
  test('to a glaze that would wear through', () => {
    const soft = covering({ ...paver.attributes, abrasionClass: 'I' })
    expect(findSuitability(soft, 'commercial-floor')?.reasons[0]).toMatchObject({
      about: 'wear',
      value: 'I',
      needed: 'V',
    })
  })
})

describe('it warns', () => {
  test('of acids on marble in a kitchen', () => {
    expect(
      findSuitability(
        { ...polishedMarble, attributes: { ...polishedMarble.attributes, dcofWet: 0.45 } },
        'kitchen-floor',
      ),
    ).toMatchObject({
      verdict: 'caution',
      reasons: [{ about: 'material' }, { about: 'grip', verdict: 'pass' }],
    })
  })
  test('of unmeasured slip resistance', () => {
    expect(verdictOf(oak, 'kitchen-floor')).toBe('caution')
  })
  test('of pieces that are a little large for a slope', () => {
    const six = covering({ ...paver.attributes, lengthIn: 6, widthIn: 6 })
    expect(findSuitability(six, 'shower-floor')).toMatchObject({
      verdict: 'caution',
      reasons: [{ about: 'size', value: '6', needed: '4' }, {}, {}],
    })
    expect(verdictOf(paver, 'shower-floor')).toBe('no')
  })
})

describe('it passes', () => {
  test('rough porcelain on a patio with frost, with the number', () => {
    const answer = findSuitability(paver, 'patio-frost')
    expect(answer?.verdict).toBe('pass')
    expect(answer?.reasons.map(({ about }) => about)).toEqual(['grip', 'wear', 'water', 'frost'])
  })
  test('small mosaic that its maker declares for shower floors', () => {
    expect(verdictOf(pennyRounds, 'shower-floor')).toBe('pass')
  })
  test('vinyl in kitchens, baths and basements', () => {
    expect(suitedPlaces(vinyl)).toEqual([
      'kitchen-floor',
      'bathroom-floor',
      'living-floor',
      'entry-floor',
      'laundry-floor',
      'basement-floor',
      'commercial-floor',
    ])
  })
})

test('what covers no surface is not asked', () => {
  for (const place of placeIds) expect(findSuitability(covering({}, 'grout'), place)).toBeUndefined()
  expect(suitedPlaces(covering({}, 'tool'))).toEqual([])
})

test('the worst reason comes first, in every place', () => {
  const rank = { no: 0, caution: 1, pass: 2 }
  for (const place of placeIds)
    for (const what of [polishedMarble, paver, wallTile, pennyRounds, oak, vinyl]) {
      const ranks = findSuitability(what, place)?.reasons.map(({ verdict }) => rank[verdict]) ?? []
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    }
})
