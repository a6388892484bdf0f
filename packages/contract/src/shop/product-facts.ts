import type { ProductFlag } from './listing-names.ts'
import type { ValueOf } from './product-attributes.ts'

/** Product data beyond the platform's own fields: the `xp` of every product. */
export interface ProductFacts {
  kind: ProductKind
  /** Path segment of the product page, /products/{slug}. */
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
  /** Text of the product page; plain, one paragraph per line. */
  story: string
  attributes: ProductAttributes
  units: ProductUnits
  flags: Record<ProductFlag, boolean>
  /** Day it was introduced, such as 2026-03-14. */
  introduced: string
  sample: SampleOffer | null
  /** SKUs that a sample represents. One sample may represent every size of a color. */
  sampleOf?: string[]
  /** SKUs of trim of the same collection and color, and of suitable grout, mortar and sealer. */
  coordinates: { trim: string[]; setting: string[]; siblings: string[] }
  availability: { status: 'stocked' | 'special-order' | 'made-to-order' | 'discontinued'; leadDays: number }
  /** The source of its pictures: a Recipe of the pictures package. */
  picture: unknown
  /** Uploaded pictures by view, by their IDs; views without one are drawn. */
  photos?: Partial<Record<'face' | 'laid' | 'scene', string | null>> | null
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
  /** The maker's color name. */
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
  /** Places where it is suitable without reservation. */
  suits?: string[]
  /** Missing if not applicable (stone, wall tile without glaze rating, wood). */
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
  /** The backing of a mosaic sheet. */
  backing?: string
  profile?: string
  /** Planks bow: maximum offset of rows, percent of the length. */
  maxOffsetPercent?: number
  needsTwoPeople?: boolean
  needsLevelingSystem?: boolean
  wearLayerMil?: number
  core?: ValueOf<'core'>
  isWaterproof?: boolean
  installation?: string
  /** Pad attached to a plank. */
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
  /** Impact and airborne sound ratings of an underlayment. */
  iic?: number
  stc?: number
  coverageSqft?: number
  needsSealing?: boolean
  cleaner?: string
  recycledPercent?: number
  certification?: string
}

/** Sold by the purchase unit, planned in square feet. Printed values, never length × width × pieces. */
export interface ProductUnits {
  purchaseUnit: 'box' | 'carton' | 'sheet' | 'piece' | 'bag' | 'pail' | 'roll' | 'bottle' | 'pack' | 'each'
  stockUnit: 'sq ft' | 'sheet' | 'piece' | 'lb' | 'each'
  piecesPerUnit: number
  /** Decimal text with four places, '15.5000'; null for products without coverage. */
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
  lots: ProductLot[]
}

export interface ProductLot {
  lotNo: string
  shade: string
  caliber: string
  boxesOnHand: number
  boxesReserved: number
  /** Day, such as 2026-03-14. */
  receivedOn: string
}
