import type { ProductAttributes, ProductUnits } from '@tessera/contract/shop/product-facts'
import { formatInches } from '@tessera/domain/catalog/format-size'
import { formatSize } from '../format-inches.ts'
import { kindOf, sidesOf } from '../make/attributes.ts'
import { matchGrout } from '../make/match-grout.ts'
import { isFloorGoods, isMosaic, isTrim, type RangePiece } from '../make/piece.ts'
import {
  acExplanations,
  explainJanka,
  explainPad,
  gradeExplanations,
  lookPhrases,
  plainSpecies,
  wearExplanations,
  wearLayerExplanations,
} from './explanations.ts'

/** Values for the gaps of phrases. A phrase with an undefined gap is skipped. */
export type PhraseGaps = Readonly<Record<string, string | undefined>>

const condition = (holds: boolean | undefined): string | undefined => (holds ? '' : undefined)
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const namedShapes: readonly string[] = ['Penny', 'Picket', 'Arabesque', 'Fish scale']

/** Finish, look, shape and edge, each as a condition of that name. */
function lookGaps({ finish, collection: { line, shade } }: RangePiece, attributes: ProductAttributes): PhraseGaps {
  const shape: string = attributes.shape ?? ''
  const own = [finish, line.look, shape, line.edge].map((word): [string, string] => [`?${word.toLowerCase()}`, ''])
  return {
    ...Object.fromEntries(own),
    '?v1': condition(shade === 'V0' || shade === 'V1' || shade === 'V2'),
    '?v3': condition(shade === 'V3' || shade === 'V4'),
    '?v4': condition(shade === 'V4'),
    '?shaped': condition(namedShapes.includes(shape)),
    '?printed': condition(line.look !== 'Solid' && line.look !== 'Encaustic'),
    '?glazed': condition(line.isGlazed),
    '?handmade': condition(line.id === 'ceramic-zellige'),
    '?subway': condition(line.id === 'ceramic-subway'),
    '?relief': condition(line.id === 'ceramic-relief'),
  }
}

function kindGaps(piece: RangePiece, { installation, lengthIn = 0 }: ProductAttributes): PhraseGaps {
  const kind = kindOf(piece)
  const isFloor = isFloorGoods(piece.collection)
  const isTile = !isFloor && !isTrim(piece)
  return {
    '?mosaic': condition(isMosaic(piece)),
    '?notmosaic': condition(!isMosaic(piece)),
    '?tiletrim': condition(isTrim(piece) && !isFloor),
    '?floortrim': condition(isTrim(piece) && isFloor),
    '?tile': condition(isTile),
    '?field': condition(kind === 'field-tile' || kind === 'large-format'),
    '?unglazed': condition(!piece.collection.line.isGlazed && !isMosaic(piece)),
    '?small': condition(lengthIn > 0 && lengthIn <= 16),
    '?large': condition(kind === 'large-format'),
    '?plank': condition(kind === 'plank-tile'),
    '?lvp': condition(kind === 'lvp'),
    '?laminate': condition(kind === 'laminate'),
    '?engineered': condition(kind === 'engineered-wood'),
    '?solid-wood': condition(kind === 'solid-wood'),
    '?realwood': condition(kind === 'engineered-wood' || kind === 'solid-wood'),
    '?click': condition(installation?.startsWith('Click')),
    '?glue': condition(installation === 'Glue-down'),
  }
}

function usageGaps(piece: RangePiece, { use = [], dcofWet = 0, frostResistant }: ProductAttributes): PhraseGaps {
  const isTile = !isFloorGoods(piece.collection) && !isTrim(piece)
  return {
    '?floor': condition(use.includes('Floor')),
    '?dry': condition(use.includes('Floor') && dcofWet >= 0.42),
    '?wallonly': condition(isTile && !use.includes('Floor')),
    '?shower': condition(use.includes('Shower wall')),
    '?showerfloor': condition(use.includes('Shower floor')),
    '?notshowerfloor': condition(!use.includes('Shower floor')),
    '?outdoor': condition(use.includes('Exterior')),
    '?pool': condition(use.includes('Pool')),
    '?frost': condition(frostResistant),
    '?dcof': condition(dcofWet >= 0.42),
  }
}

function figureGaps(piece: RangePiece, attributes: ProductAttributes, units: ProductUnits): PhraseGaps {
  const { species } = piece.collection
  const text = (value: number | string | undefined): string | undefined =>
    value === undefined ? undefined : String(value)
  const dcof = attributes.dcofWet ?? 0
  return {
    joint: attributes.jointMinIn === undefined ? undefined : `${formatInches(attributes.jointMinIn)} inch`,
    faces: text(attributes.faces),
    pei: attributes.abrasionClass,
    'pei-means': wearExplanations[attributes.abrasionClass ?? ''],
    dcof: dcof >= 0.42 ? dcof.toFixed(2) : undefined,
    wear: text(attributes.wearLayerMil),
    'wear-means': wearLayerExplanations[attributes.wearLayerMil ?? 0],
    core: attributes.core,
    'pad-says': attributes.pad && explainPad(attributes.pad),
    'certification-says': attributes.certification && `It is certified: ${attributes.certification}.`,
    ac: attributes.acClass,
    'ac-means': acExplanations[attributes.acClass ?? ''],
    species: species ? plainSpecies(species.name) : undefined,
    janka: text(attributes.janka),
    'janka-means': attributes.janka === undefined ? undefined : explainJanka(attributes.janka),
    veneer: text(attributes.veneerMm),
    grade: attributes.grade,
    'grade-means': gradeExplanations[attributes.grade ?? ''],
    acclimation: text(attributes.acclimationDays),
    installation: attributes.installation,
    pieces: text(units.piecesPerUnit),
    sqft: units.sqftPerUnit === null ? undefined : String(Number(units.sqftPerUnit)),
    unit: units.purchaseUnit,
    lbs: String(Math.round(Number(units.lbsPerUnit))),
  }
}

export function gapsOf(piece: RangePiece, attributes: ProductAttributes, units: ProductUnits): PhraseGaps {
  const [width, length] = sidesOf(piece)
  const { color, collection, finish } = piece
  return {
    ...lookGaps(piece, attributes),
    ...kindGaps(piece, attributes),
    ...usageGaps(piece, attributes),
    ...figureGaps(piece, attributes, units),
    name: collection.name,
    color: color.name,
    says: color.says,
    Says: capitalize(color.says),
    finish: finish.toLowerCase(),
    size: formatSize(width, length),
    'pieces-like': isMosaic(piece) ? 'chips' : 'tiles',
    shade: collection.shade,
    thickness: `${formatInches(piece.form.thickness)} inch`,
    boards: `${formatInches(width)} inches wide`,
    longest: `${formatInches(length)} inches`,
    'look-of': lookPhrases[collection.line.look],
    grout: matchGrout(color).name,
  }
}
