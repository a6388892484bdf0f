import { attributeValues } from '@tessera/contract/shop/product-attributes'
import type { ProductAttributes, ProductFacts, ProductKind } from '@tessera/contract/shop/product-facts'
import { type PlaceId, places } from '@tessera/domain/suitability/places'
import { findSuitability } from '@tessera/domain/suitability/suitability'
import { gripClass } from './grip.ts'
import { absorptionClass } from './material-traits.ts'
import { sizeGroup } from './size.ts'

/** A message, and a check whether the attributes contradict each other. */
type Rule = readonly [says: string, breaks: (attributes: ProductAttributes, facts: ProductFacts) => boolean]

const glazable: readonly string[] = ['Ceramic', 'Porcelain']
const woods: readonly string[] = ['Engineered wood', 'Solid wood']
const planks: readonly ProductKind[] = ['lvp', 'laminate', 'engineered-wood', 'solid-wood']
const covers: readonly ProductKind[] = ['field-tile', 'large-format', 'mosaic', 'plank-tile', ...planks]
const isPlank = ({ kind }: ProductFacts): boolean => planks.includes(kind)
const longestSide = ({ lengthIn = 0, widthIn = 0 }: ProductAttributes): number => Math.max(lengthIn, widthIn)
const longestNominalSide = ({ nominalSize = '' }: ProductAttributes): number =>
  Math.max(...nominalSize.split('x').map(Number))

const body: readonly Rule[] = [
  [
    'porcelain that is not impervious',
    ({ material, absorption }) => material === 'Porcelain' && absorption !== undefined && absorption !== 'Impervious',
  ],
  [
    'a class of absorption that is not that of its percentage',
    ({ absorption, absorptionPercent }) =>
      absorptionPercent !== undefined && absorption !== absorptionClass(absorptionPercent),
  ],
  [
    'frost resistant, and thirsty',
    ({ frostResistant, absorptionPercent = 100 }) => frostResistant === true && absorptionPercent > 0.5,
  ],
  [
    'frost resistant marble, limestone or travertine',
    ({ frostResistant, material = '' }) =>
      frostResistant === true &&
      ['Marble', 'Limestone', 'Travertine', 'Cement', 'Terracotta', 'Ceramic'].includes(material),
  ],
  [
    'a class of wear without a glaze',
    ({ abrasionClass, material = '' }) => abrasionClass !== undefined && !glazable.includes(material),
  ],
  [
    'a floor tile whose glaze is for walls',
    ({ abrasionClass, use }) => use?.includes('Floor') === true && (abrasionClass === '0' || abrasionClass === 'I'),
  ],
  [
    'a thirsty ceramic on the floor',
    ({ material, absorption, use }) =>
      material === 'Ceramic' && absorption === 'Non-vitreous' && use?.includes('Floor') === true,
  ],
  [
    'stone that needs no sealing',
    ({ material = '', needsSealing }, { kind }) =>
      covers.includes(kind) &&
      ['Marble', 'Limestone', 'Travertine', 'Cement', 'Terracotta'].includes(material) &&
      !needsSealing,
  ],
]

const grip: readonly Rule[] = [
  [
    'a class of grip that is not that of its figure',
    ({ dcofWet, dcofClass }) => dcofWet !== undefined && dcofClass !== gripClass(dcofWet),
  ],
  ['a polish that grips', ({ finish, dcofWet = 0 }) => finish === 'Polished' && dcofWet >= 0.42],
  [
    'a polish or gloss on a shower floor or outside',
    ({ finish = '', use = [] }) =>
      ['Polished', 'Gloss', 'Crackle'].includes(finish) && (use.includes('Shower floor') || use.includes('Exterior')),
  ],
  [
    'outside without frost resistance',
    ({ use, frostResistant }) => use?.includes('Exterior') === true && frostResistant !== true,
  ],
  ['a grip measured on chips', ({ dcofWet }, { kind }) => kind === 'mosaic' && dcofWet !== undefined],
]

const size: readonly Rule[] = [
  [
    'a size group that is not that of its size',
    (attributes) =>
      attributes.sizeGroup !== undefined && attributes.sizeGroup !== sizeGroup(longestNominalSide(attributes)),
  ],
  [
    'a piece larger than it is called',
    (attributes) => longestSide(attributes) > longestNominalSide(attributes) + 0.001,
  ],
  [
    'a large format that is small',
    (attributes, { kind }) => kind === 'large-format' && longestNominalSide(attributes) < 24,
  ],
  [
    'a field tile beyond two feet',
    (attributes, { kind }) => kind === 'field-tile' && longestNominalSide(attributes) > 24,
  ],
  [
    'a plank tile shorter than three times its width',
    ({ lengthIn = 0, widthIn = 0 }, { kind }) => kind === 'plank-tile' && lengthIn < widthIn * 2.9,
  ],
  ['a joint that is wider at least than at most', ({ jointMinIn = 0, jointMaxIn = 1 }) => jointMinIn > jointMaxIn],
  ['a mosaic without chips', ({ chipSize }, { kind }) => (kind === 'mosaic') !== (chipSize !== undefined)],
  ['a trim without a profile', ({ profile }, { kind }) => kind === 'trim' && profile === undefined],
]

const kinds: readonly Rule[] = [
  [
    'a wear layer on what is not vinyl',
    ({ wearLayerMil, core }, { kind }) => (wearLayerMil !== undefined || core !== undefined) !== (kind === 'lvp'),
  ],
  ['a species of what is not wood', ({ species, material = '' }) => species !== undefined && !woods.includes(material)],
  [
    'wood without species or hardness',
    ({ species, janka, material = '' }, { kind }) =>
      covers.includes(kind) && woods.includes(material) && (!species || !janka),
  ],
  [
    'a joint or an absorption of planks',
    ({ jointMinIn, absorptionPercent }, facts) =>
      isPlank(facts) && (jointMinIn !== undefined || absorptionPercent !== undefined),
  ],
  ['waterproof wood', ({ isWaterproof }, { kind }) => isWaterproof === true && kind !== 'lvp'],
  ['a veneer on solid wood', ({ veneerMm }, { kind }) => (veneerMm !== undefined) !== (kind === 'engineered-wood')],
  [
    'a covering without a use or a room',
    ({ use, room }, { kind }) => covers.includes(kind) && (!use?.length || !room?.length),
  ],
]

const offer: readonly Rule[] = [
  ['new and on clearance', (_, { flags }) => flags.clearance && flags.newArrival],
  [
    'on clearance and to be ordered',
    (_, { flags, availability }) => flags.clearance && availability.status.endsWith('order'),
  ],
  ['featured and gone', (_, { flags, availability }) => flags.featured && availability.status === 'discontinued'],
  [
    'a covering that covers nothing',
    (_, { kind, units }) => covers.includes(kind) && Number(units.sqftPerUnit ?? 0) <= 0,
  ],
  ['trim without a length', (_, { kind, units }) => kind === 'trim' && Number(units.lfPerPiece ?? 0) <= 0],
]

const rules: readonly Rule[] = [...body, ...grip, ...size, ...kinds, ...offer]

/** Uses that the suitability rules exclude in every place of that use. */
function impossibleUses({ kind, attributes }: ProductFacts): string[] {
  const ids = Object.keys(places) as PlaceId[]
  return (attributes.use ?? []).filter((use) => {
    const verdicts = ids.filter((id) => places[id].use === use).map((id) => findSuitability({ kind, attributes }, id))
    return verdicts.length > 0 && verdicts.every((found) => found?.verdict === 'no')
  })
}

function unknownValues(attributes: ProductAttributes): string[] {
  return Object.entries(attributeValues).flatMap(([name, values]) => {
    const given = [attributes[name as keyof typeof attributeValues] ?? []].flat() as string[]
    return given.filter((value) => !(values as readonly string[]).includes(value)).map((value) => `${name} ${value}`)
  })
}

/** The contradictions in a product's facts; empty if it can be published. */
export const findContradictions = (facts: ProductFacts): string[] => [
  ...rules.filter(([, breaks]) => breaks(facts.attributes, facts)).map(([says]) => says),
  ...impossibleUses(facts).map((use) => `${use}, where no place of it would take it`),
  ...unknownValues(facts.attributes).map((value) => `unknown value: ${value}`),
]
