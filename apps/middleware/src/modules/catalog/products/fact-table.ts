import type { ProductAttributes, ProductFacts, ProductUnits } from '@tessera/contract/shop/product-facts'
import { formatInches, formatSize } from '@tessera/domain/catalog/format-size'

type FactValue = string | number | false | undefined | null

interface FactRow {
  name: string
  of: (attributes: ProductAttributes, facts: ProductFacts) => FactValue
  help?: string
}

const formatYesNo = (flag: boolean | undefined): FactValue => (flag === undefined ? undefined : flag ? 'Yes' : 'No')
/** Inches with millimeters, the maker's unit. */
const withMillimeters = (value: number | undefined): FactValue =>
  value === undefined ? undefined : `${formatInches(value)} in (${Math.round(value * 25.4)} mm)`
const joinValues = (values: readonly string[] | undefined): FactValue =>
  values?.length ? values.join(', ') : undefined

const shades: Record<string, string> = {
  V0: 'V0: very uniform',
  V1: 'V1: uniform',
  V2: 'V2: slight differences in texture or pattern',
  V3: 'V3: moderate; colors on one tile hint at colors on others',
  V4: 'V4: substantial differences from tile to tile',
}
const directions: Record<string, string> = {
  true: 'Yes: install in one direction',
  false: 'No: tiles can be rotated',
}
const wear: Record<string, string> = {
  '0': 'Class 0: walls only',
  I: 'Class I: walls, and floors walked barefoot',
  II: 'Class II: bathrooms and bedrooms',
  III: 'Class III: all floors of a home',
  IV: 'Class IV: homes and light commercial',
  V: 'Class V: heavy commercial traffic',
}

/** Specifications in the order customers ask for them, with explanations. */
export const factTable: Record<string, readonly FactRow[]> = {
  'Size and make': [
    { name: 'Material', of: ({ material }) => material },
    { name: 'Look', of: ({ look }) => look },
    { name: 'Color', of: ({ color, colorFamily }) => color ?? colorFamily },
    { name: 'Finish', of: ({ finish }) => finish },
    { name: 'Shape', of: ({ shape }) => shape },
    {
      name: 'Nominal size',
      of: ({ nominalSize }) => nominalSize && formatSize(nominalSize),
      help: 'Trade name of the size; plan with the actual size.',
    },
    { name: 'Actual length', of: ({ lengthIn }) => withMillimeters(lengthIn) },
    { name: 'Actual width', of: ({ widthIn }) => withMillimeters(widthIn) },
    { name: 'Thickness', of: ({ thicknessIn }) => withMillimeters(thicknessIn) },
    { name: 'Chip size', of: ({ chipSize }) => chipSize },
    { name: 'Profile', of: ({ profile }) => profile },
    { name: 'Edge', of: ({ edge }) => edge, help: 'Rectified edges are cut true, which allows a thin joint.' },
    { name: 'Faces', of: ({ faces }) => faces, help: 'Different faces before the pattern repeats.' },
    { name: 'Shade variation', of: ({ shadeVariation }) => shadeVariation && shades[shadeVariation] },
    {
      name: 'Caliber',
      of: ({ caliber }) => caliber,
      help: 'Tiles of one caliber match in size. Don’t mix calibers in one room.',
    },
    {
      name: 'Directional',
      of: ({ isDirectional }) => isDirectional !== undefined && directions[String(isDirectional)],
    },
    { name: 'Texture', of: ({ texture }) => texture },
    { name: 'Species', of: ({ species }) => species },
    { name: 'Grade', of: ({ grade }) => grade },
  ],
  Performance: [
    {
      name: 'Slip resistance (DCOF)',
      of: ({ dcofWet, dcofClass }) =>
        dcofWet === undefined ? undefined : `${dcofWet.toFixed(2)}${dcofClass ? `, ${dcofClass}` : ''}`,
      help: 'Minimum 0.42 for level floors that get wet, 0.50 for showers, 0.55 outdoors.',
    },
    {
      name: 'Wear',
      of: ({ abrasionClass }) => abrasionClass && wear[abrasionClass],
      help: 'How well the glaze resists foot traffic.',
    },
    {
      name: 'Water absorption',
      of: ({ absorption, absorptionPercent }) =>
        absorption && `${absorption}${absorptionPercent === undefined ? '' : ` (${absorptionPercent}%)`}`,
      help: 'Impervious tile absorbs 0.5% or less and withstands frost and constant water.',
    },
    { name: 'Frost resistant', of: ({ frostResistant }) => formatYesNo(frostResistant) },
    { name: 'Breaking strength', of: ({ breakingStrengthLbf }) => breakingStrengthLbf && `${breakingStrengthLbf} lbf` },
    { name: 'Chemical class', of: ({ chemicalClass }) => chemicalClass },
    { name: 'Hardness (Mohs)', of: ({ mohs }) => mohs },
    { name: 'Hardness (Janka)', of: ({ janka }) => janka },
    {
      name: 'Wear layer',
      of: ({ wearLayerMil }) => wearLayerMil && `${wearLayerMil} mil`,
      help: '12 mil suits most homes; 20 mil or more suits pets and commercial use.',
    },
    { name: 'Core', of: ({ core }) => core },
    { name: 'AC class', of: ({ acClass }) => acClass },
    { name: 'Veneer', of: ({ veneerMm }) => veneerMm && `${veneerMm} mm` },
    { name: 'Waterproof', of: ({ isWaterproof }) => formatYesNo(isWaterproof) },
  ],
  Installation: [
    { name: 'Use', of: ({ use }) => joinValues(use) },
    { name: 'Rooms', of: ({ room }) => joinValues(room) },
    {
      name: 'Recommended joint',
      of: ({ jointMinIn, jointMaxIn }) => jointMinIn !== undefined && jointText(jointMinIn, jointMaxIn),
    },
    { name: 'Installation', of: ({ installation }) => installation },
    { name: 'Acclimation', of: ({ acclimationDays }) => acclimationDays && `${acclimationDays} days` },
    { name: 'Grout type', of: ({ groutType }) => groutType },
    { name: 'Mortar type', of: ({ mortarType }) => mortarType },
    { name: 'Coverage', of: ({ coverageSqft }) => coverageSqft && `${coverageSqft} sq ft` },
  ],
  'Care and origin': [
    { name: 'Needs sealing', of: ({ needsSealing }) => formatYesNo(needsSealing) },
    { name: 'Cleaner', of: ({ cleaner }) => cleaner },
    { name: 'Recycled content', of: ({ recycledPercent }) => recycledPercent && `${recycledPercent}%` },
    { name: 'Certification', of: ({ certification }) => certification },
    { name: 'Brand', of: (_, { brand }) => brand },
    { name: 'Collection', of: (_, { collection }) => collection },
    { name: 'Designer', of: (_, { designer }) => designer },
    { name: 'Made in', of: (_, { origin }) => origin },
  ],
  Packing: [
    { name: 'Sold by', of: (_, { units }) => units.purchaseUnit },
    { name: 'Pieces', of: (_, { units }) => formatPerUnit(units, String(units.piecesPerUnit)) },
    {
      name: 'Coverage',
      of: (_, { units }) => units.sqftPerUnit && formatPerUnit(units, `${Number(units.sqftPerUnit)} sq ft`),
    },
    { name: 'Length', of: (_, { units }) => units.lfPerPiece && `${Number(units.lfPerPiece)} ft each` },
    { name: 'Weight', of: (_, { units }) => formatPerUnit(units, `${Number(units.lbsPerUnit)} lb`) },
    { name: 'Per pallet', of: (_, { units }) => units.unitsPerPallet && formatCount(units.unitsPerPallet, units) },
  ],
}

const formatCount = (count: number, { purchaseUnit }: ProductUnits): string =>
  `${count} ${purchaseUnit}${purchaseUnit.endsWith('x') ? 'es' : 's'}`

const sixteenths = ['', '1/16', '1/8', '3/16', '1/4', '5/16', '3/8', '7/16', '1/2']
/** Fractions as on a tape measure; values between its marks stay decimal. */
const tapeText = (inch: number): string => sixteenths[inch * 16] || String(inch)
const jointText = (min: number, max = min): string =>
  min === max ? `${tapeText(min)} in` : `${tapeText(min)} to ${tapeText(max)} in`

const formatPerUnit = ({ purchaseUnit }: ProductUnits, what: string): string => `${what} per ${purchaseUnit}`
