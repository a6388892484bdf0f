import type { ProductAttributes, ProductUnits } from '@tessera/contract/shop/product-facts'
import { inchText, sizeText } from '../inches.ts'
import { kindOf, sidesOf } from '../make/attributes.ts'
import { groutFor } from '../make/grout-match.ts'
import { isFloorGoods, isMosaic, isTrim, type Piece } from '../make/piece.ts'
import {
  acMeans,
  gradeMeans,
  jankaMeans,
  lookOf,
  padSays,
  plainSpecies,
  wearLayerMeans,
  wearMeans,
} from './plain-words.ts'

/** Values for the gaps of phrases. A phrase with an undefined gap is skipped. */
export type Gaps = Readonly<Record<string, string | undefined>>

const when = (holds: boolean | undefined): string | undefined => (holds ? '' : undefined)
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const toldShapes: readonly string[] = ['Penny', 'Picket', 'Arabesque', 'Fish scale']

/** Finish, look, shape and edge, each as a condition of that name. */
function looksLike({ finish, collection: { line, shade } }: Piece, attributes: ProductAttributes): Gaps {
  const shape: string = attributes.shape ?? ''
  const own = [finish, line.look, shape, line.edge].map((word): [string, string] => [`?${word.toLowerCase()}`, ''])
  return {
    ...Object.fromEntries(own),
    '?v1': when(shade === 'V0' || shade === 'V1' || shade === 'V2'),
    '?v3': when(shade === 'V3' || shade === 'V4'),
    '?v4': when(shade === 'V4'),
    '?shaped': when(toldShapes.includes(shape)),
    '?printed': when(line.look !== 'Solid' && line.look !== 'Encaustic'),
    '?glazed': when(line.isGlazed),
    '?handmade': when(line.id === 'ceramic-zellige'),
    '?subway': when(line.id === 'ceramic-subway'),
    '?relief': when(line.id === 'ceramic-relief'),
  }
}

function isOfKind(piece: Piece, { installation, lengthIn = 0 }: ProductAttributes): Gaps {
  const kind = kindOf(piece)
  const isFloor = isFloorGoods(piece.collection)
  const isTile = !isFloor && !isTrim(piece)
  return {
    '?mosaic': when(isMosaic(piece)),
    '?notmosaic': when(!isMosaic(piece)),
    '?tiletrim': when(isTrim(piece) && !isFloor),
    '?floortrim': when(isTrim(piece) && isFloor),
    '?tile': when(isTile),
    '?field': when(kind === 'field-tile' || kind === 'large-format'),
    '?unglazed': when(!piece.collection.line.isGlazed && !isMosaic(piece)),
    '?small': when(lengthIn > 0 && lengthIn <= 16),
    '?large': when(kind === 'large-format'),
    '?plank': when(kind === 'plank-tile'),
    '?lvp': when(kind === 'lvp'),
    '?laminate': when(kind === 'laminate'),
    '?engineered': when(kind === 'engineered-wood'),
    '?solid-wood': when(kind === 'solid-wood'),
    '?realwood': when(kind === 'engineered-wood' || kind === 'solid-wood'),
    '?click': when(installation?.startsWith('Click')),
    '?glue': when(installation === 'Glue-down'),
  }
}

function goesWhere(piece: Piece, { use = [], dcofWet = 0, frostResistant }: ProductAttributes): Gaps {
  const isTile = !isFloorGoods(piece.collection) && !isTrim(piece)
  return {
    '?floor': when(use.includes('Floor')),
    '?dry': when(use.includes('Floor') && dcofWet >= 0.42),
    '?wallonly': when(isTile && !use.includes('Floor')),
    '?shower': when(use.includes('Shower wall')),
    '?showerfloor': when(use.includes('Shower floor')),
    '?notshowerfloor': when(!use.includes('Shower floor')),
    '?outdoor': when(use.includes('Exterior')),
    '?pool': when(use.includes('Pool')),
    '?frost': when(frostResistant),
    '?dcof': when(dcofWet >= 0.42),
  }
}

function figures(piece: Piece, attributes: ProductAttributes, units: ProductUnits): Gaps {
  const { species } = piece.collection
  const text = (value: number | string | undefined): string | undefined =>
    value === undefined ? undefined : String(value)
  const dcof = attributes.dcofWet ?? 0
  return {
    joint: attributes.jointMinIn === undefined ? undefined : `${inchText(attributes.jointMinIn)} inch`,
    faces: text(attributes.faces),
    pei: attributes.abrasionClass,
    'pei-means': wearMeans[attributes.abrasionClass ?? ''],
    dcof: dcof >= 0.42 ? dcof.toFixed(2) : undefined,
    wear: text(attributes.wearLayerMil),
    'wear-means': wearLayerMeans[attributes.wearLayerMil ?? 0],
    core: attributes.core,
    'pad-says': attributes.pad && padSays(attributes.pad),
    'certification-says': attributes.certification && `It is certified: ${attributes.certification}.`,
    ac: attributes.acClass,
    'ac-means': acMeans[attributes.acClass ?? ''],
    species: species ? plainSpecies(species.name) : undefined,
    janka: text(attributes.janka),
    'janka-means': attributes.janka === undefined ? undefined : jankaMeans(attributes.janka),
    veneer: text(attributes.veneerMm),
    grade: attributes.grade,
    'grade-means': gradeMeans[attributes.grade ?? ''],
    acclimation: text(attributes.acclimationDays),
    installation: attributes.installation,
    pieces: text(units.piecesPerUnit),
    sqft: units.sqftPerUnit === null ? undefined : String(Number(units.sqftPerUnit)),
    unit: units.purchaseUnit,
    lbs: String(Math.round(Number(units.lbsPerUnit))),
  }
}

export function gapsOf(piece: Piece, attributes: ProductAttributes, units: ProductUnits): Gaps {
  const [width, length] = sidesOf(piece)
  const { color, collection, finish } = piece
  return {
    ...looksLike(piece, attributes),
    ...isOfKind(piece, attributes),
    ...goesWhere(piece, attributes),
    ...figures(piece, attributes, units),
    name: collection.name,
    color: color.name,
    says: color.says,
    Says: upper(color.says),
    finish: finish.toLowerCase(),
    size: sizeText(width, length),
    'pieces-like': isMosaic(piece) ? 'chips' : 'tiles',
    shade: collection.shade,
    thickness: `${inchText(piece.form.thickness)} inch`,
    boards: `${inchText(width)} inches wide`,
    longest: `${inchText(length)} inches`,
    'look-of': lookOf[collection.line.look],
    grout: groutFor(color).name,
  }
}
