import type { ValueOf } from '@tessera/contract/shop/product-attributes'

type Material = ValueOf<'material'>
type Finish = ValueOf<'finish'>
type Hundredths = readonly [least: number, most: number]

/** Wet grip (DCOF) in hundredths, by material and finish. Missing entries are not measured. */
const grips: Partial<Record<Material, Partial<Record<Finish, Hundredths>>>> = {
  Porcelain: { Polished: [30, 40], Satin: [42, 46], Matte: [44, 54], Textured: [58, 68] },
  Ceramic: { Satin: [42, 46], Matte: [43, 50] },
  Marble: { Polished: [28, 38], Honed: [42, 47], Tumbled: [50, 56] },
  Limestone: { Honed: [43, 48], Brushed: [50, 56] },
  Travertine: { Honed: [42, 47], Tumbled: [55, 60], Brushed: [50, 56] },
  Slate: { Textured: [55, 62], Honed: [46, 50] },
  Granite: { Polished: [32, 40], Textured: [60, 68] },
  Quartzite: { Honed: [44, 50], Textured: [58, 64] },
  Terracotta: { Matte: [46, 54] },
  Cement: { Matte: [45, 54] },
  Terrazzo: { Honed: [42, 47], Polished: [35, 41] },
  LVP: { Matte: [44, 52], Textured: [46, 55], Handscraped: [46, 55] },
}

export const findGrip = (material: Material, finish: Finish): Hundredths | undefined => grips[material]?.[finish]

/** Classes of ANSI A326.3: dry interior, wet interior, showers, exterior, oil and grease. */
export function gripClass(dcof: number): ValueOf<'dcofClass'> {
  if (dcof < 0.42) return 'ID'
  if (dcof < 0.5) return 'IW'
  if (dcof < 0.55) return 'IW+'
  return dcof < 0.65 ? 'EW' : 'O/G'
}
