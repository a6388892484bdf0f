import type { ValueOf } from './product-attributes.ts'

/** What Tessera knows of a product beyond the platform's own fields. It is the `xp` of every product it sells. */
export interface ProductFacts {
  kind: ProductKind
  /** Path segment of the product page; the page is /products/{slug}. */
  slug: string
  /** Department and category: product_hierarchy1 and product_hierarchy2 of the search record. */
  department: string
  category: string
  materialGroup: string
  brand: string
  collection: string | null
  designer: string | null
  origin: string
  rank: number
  /** Said on the product page; plain text, a paragraph a line. */
  story: string
  attributes: ProductAttributes
  units: ProductUnits
  flags: { clearance: boolean; everydayValue: boolean; featured: boolean; newArrival: boolean }
  /** Day it came into the range, as 2026-03-14. */
  introduced: string
  sample: SampleOffer | null
  /** Of a sample: the SKUs it stands for. One sample may stand for every size of a colour. */
  sampleOf?: string[]
  /** SKUs of trim of the same collection and colour, and of grout, mortar, sealer that suit it. */
  coordinates: { trim: string[]; setting: string[]; siblings: string[] }
  availability: { status: 'stocked' | 'special-order' | 'made-to-order' | 'discontinued'; leadDays: number }
  /** What its pictures are drawn from: a Recipe of the pictures package. */
  picture: unknown
  /** Alt text by view: face, laid, scene. */
  alt: Record<string, string>
}

export type ProductKind =
  | 'field-tile'
  | 'large-format'
  | 'mosaic'
  | 'trim'
  | 'plank-tile'
  | 'lvp'
  | 'laminate'
  | 'engineered-wood'
  | 'solid-wood'
  | 'grout'
  | 'mortar'
  | 'membrane'
  | 'care'
  | 'tool'
  | 'sample'
  | 'service'

export interface ProductAttributes {
  material?: ValueOf<'material'>
  look?: ValueOf<'look'>
  colorFamily?: ValueOf<'colorFamily'>
  /** The maker's name of the colour. */
  color?: string
  finish?: ValueOf<'finish'>
  shape?: ValueOf<'shape'>
  /** As printed: 12x24. */
  nominalSize?: string
  sizeGroup?: ValueOf<'sizeGroup'>
  lengthIn?: number
  widthIn?: number
  thicknessIn?: number
  edge?: ValueOf<'edge'>
  use?: ValueOf<'use'>[]
  room?: ValueOf<'room'>[]
  /** Places of the suitability rules where it passes without a but. */
  suits?: string[]
  /** Missing: not applicable (stone, wall tile without glaze rating, wood). */
  abrasionClass?: ValueOf<'abrasionClass'>
  dcofWet?: number
  dcofClass?: ValueOf<'dcofClass'>
  absorption?: ValueOf<'absorption'>
  absorptionPercent?: number
  frostResistant?: boolean
  shadeVariation?: ValueOf<'shadeVariation'>
  breakingStrengthLbf?: number
  chemicalClass?: string
  mohs?: number
  texture?: ValueOf<'texture'>
  isDirectional?: boolean
  jointMinIn?: number
  jointMaxIn?: number
  faces?: number
  caliber?: string
  chipSize?: string
  /** What holds the chips of a sheet together. */
  backing?: string
  profile?: string
  /** Planks bow: how far rows may be shifted, percent of the length. */
  maxOffsetPercent?: number
  needsTwoPeople?: boolean
  needsLevelingSystem?: boolean
  wearLayerMil?: number
  core?: ValueOf<'core'>
  isWaterproof?: boolean
  installation?: string
  /** Attached under a plank. */
  pad?: string
  acClass?: string
  species?: string
  janka?: number
  grade?: string
  veneerMm?: number
  acclimationDays?: number
  groutType?: 'Sanded' | 'Unsanded' | 'Epoxy' | 'Ready-mix'
  mortarType?: 'Standard' | 'Large-format' | 'Glass' | 'Uncoupling'
  openTimeMinutes?: number
  /** Impact and airborne sound, of what goes under a floor. */
  iic?: number
  stc?: number
  coverageSqft?: number
  needsSealing?: boolean
  cleaner?: string
  recycledPercent?: number
  certification?: string
}

/** Sold by the purchase unit, thought of in square feet. Printed figures: never length × width × pieces. */
export interface ProductUnits {
  purchaseUnit: 'box' | 'carton' | 'sheet' | 'piece' | 'bag' | 'pail' | 'roll' | 'bottle' | 'pack' | 'each'
  stockUnit: 'sq ft' | 'sheet' | 'piece' | 'lb' | 'each'
  piecesPerUnit: number
  /** Decimal text with four places, '15.5000'; null where nothing is covered. */
  sqftPerUnit: string | null
  lfPerPiece: string | null
  /** Decimal text, pounds. */
  lbsPerUnit: string
  unitsPerPallet: number | null
}

export interface SampleOffer {
  retailSku: string
  proSku: string
  availableOnline: boolean
}

/** The `xp` of an inventory record: the boxes of one location by production run. */
export interface LocationStock {
  location: string
  lots: Lot[]
}

export interface Lot {
  lotNo: string
  shade: string
  caliber: string
  boxesOnHand: number
  boxesReserved: number
  /** Day, as 2026-03-14. */
  receivedOn: string
}
