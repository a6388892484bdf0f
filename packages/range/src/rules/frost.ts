import type { ValueOf } from '@tessera/contract/shop/product-attributes'

type Material = ValueOf<'material'>

/** Stone that stands frost where water is let into it by the finish, and not where a polish is lost to it. */
const hardy: readonly Material[] = ['Porcelain', 'Slate', 'Granite', 'Quartzite', 'Glass']
const cannotSay: readonly Material[] = ['Metal', 'LVP', 'Laminate', 'Engineered wood', 'Solid wood']

export function isFrostResistant(material: Material, absorptionPercent: number | undefined): boolean | undefined {
  if (cannotSay.includes(material)) return undefined
  return hardy.includes(material) && absorptionPercent !== undefined && absorptionPercent <= 0.5
}
