import type { ValueOf } from '@tessera/contract/shop/product-attributes'

type Material = ValueOf<'material'>

/** Materials that resist frost if they absorb at most 0.5% water. */
const frostHardy: readonly Material[] = ['Porcelain', 'Slate', 'Granite', 'Quartzite', 'Glass']
const unrated: readonly Material[] = ['Metal', 'LVP', 'Laminate', 'Engineered wood', 'Solid wood']

export function isFrostResistant(material: Material, absorptionPercent: number | undefined): boolean | undefined {
  if (unrated.includes(material)) return undefined
  return frostHardy.includes(material) && absorptionPercent !== undefined && absorptionPercent <= 0.5
}
