import type { ValueOf } from '@tessera/contract/shop/product-attributes'

type Material = ValueOf<'material'>

export interface MaterialTraits {
  /** Pounds per cubic inch. */
  density: number
  /** Water absorption in percent, minimum and maximum; undefined if not measured for the material. */
  absorption?: readonly [number, number]
  mohs?: number
  /** Breaking strength in pounds of force, minimum and maximum of a common piece. */
  breaking?: readonly [number, number]
  /** A: untouched by household chemicals, B: dulled, C: etched. */
  chemical?: string
  needsSealing: boolean
  cleaner: string
  materialGroup: string
}

const neutral = 'pH-neutral stone cleaner'
const tileCleaner = 'Any household tile cleaner'
const floorCleaner = 'Damp microfiber and a no-rinse floor cleaner'

export const materialTraits: Readonly<Record<Material, MaterialTraits>> = {
  Ceramic: {
    density: 0.072,
    absorption: [10, 16],
    mohs: 5,
    breaking: [120, 220],
    chemical: 'GA',
    needsSealing: false,
    cleaner: tileCleaner,
    materialGroup: 'CER',
  },
  Porcelain: {
    density: 0.084,
    absorption: [0.05, 0.4],
    mohs: 7,
    breaking: [350, 550],
    chemical: 'A',
    needsSealing: false,
    cleaner: tileCleaner,
    materialGroup: 'POR',
  },
  Marble: {
    density: 0.098,
    absorption: [0.1, 0.45],
    mohs: 3,
    breaking: [280, 420],
    chemical: 'C',
    needsSealing: true,
    cleaner: neutral,
    materialGroup: 'STN',
  },
  Limestone: {
    density: 0.089,
    absorption: [2.5, 6.5],
    mohs: 3,
    breaking: [220, 340],
    chemical: 'C',
    needsSealing: true,
    cleaner: neutral,
    materialGroup: 'STN',
  },
  Travertine: {
    density: 0.087,
    absorption: [1.2, 2.8],
    mohs: 4,
    breaking: [220, 340],
    chemical: 'C',
    needsSealing: true,
    cleaner: neutral,
    materialGroup: 'STN',
  },
  Slate: {
    density: 0.1,
    absorption: [0.3, 0.49],
    mohs: 5,
    breaking: [320, 480],
    chemical: 'B',
    needsSealing: true,
    cleaner: neutral,
    materialGroup: 'STN',
  },
  Granite: {
    density: 0.097,
    absorption: [0.1, 0.35],
    mohs: 6.5,
    breaking: [450, 700],
    chemical: 'A',
    needsSealing: true,
    cleaner: neutral,
    materialGroup: 'STN',
  },
  Quartzite: {
    density: 0.096,
    absorption: [0.1, 0.4],
    mohs: 7,
    breaking: [420, 640],
    chemical: 'A',
    needsSealing: true,
    cleaner: neutral,
    materialGroup: 'STN',
  },
  Glass: {
    density: 0.09,
    absorption: [0, 0.01],
    mohs: 5.5,
    breaking: [200, 300],
    chemical: 'A',
    needsSealing: false,
    cleaner: 'Glass cleaner without ammonia',
    materialGroup: 'GLS',
  },
  Metal: {
    density: 0.12,
    chemical: 'B',
    needsSealing: false,
    cleaner: 'Soft cloth and mild soap',
    materialGroup: 'MTL',
  },
  Terracotta: {
    density: 0.07,
    absorption: [9, 14],
    mohs: 4,
    breaking: [180, 260],
    chemical: 'C',
    needsSealing: true,
    cleaner: neutral,
    materialGroup: 'CLY',
  },
  Cement: {
    density: 0.081,
    absorption: [7.5, 10],
    mohs: 4,
    breaking: [260, 360],
    chemical: 'C',
    needsSealing: true,
    cleaner: neutral,
    materialGroup: 'CEM',
  },
  Terrazzo: {
    density: 0.088,
    absorption: [1, 2.8],
    mohs: 4,
    breaking: [320, 460],
    chemical: 'C',
    needsSealing: true,
    cleaner: neutral,
    materialGroup: 'CEM',
  },
  LVP: { density: 0.072, needsSealing: false, cleaner: floorCleaner, materialGroup: 'LVP' },
  Laminate: { density: 0.032, needsSealing: false, cleaner: floorCleaner, materialGroup: 'LAM' },
  'Engineered wood': {
    density: 0.026,
    needsSealing: false,
    cleaner: 'Hardwood floor cleaner, no steam',
    materialGroup: 'ENG',
  },
  'Solid wood': {
    density: 0.026,
    needsSealing: false,
    cleaner: 'Hardwood floor cleaner, no steam',
    materialGroup: 'SOL',
  },
}

export function absorptionClass(percent: number): ValueOf<'absorption'> {
  if (percent <= 0.5) return 'Impervious'
  if (percent <= 3) return 'Vitreous'
  return percent <= 7 ? 'Semi-vitreous' : 'Non-vitreous'
}
