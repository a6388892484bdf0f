import type { ProjectItem } from '@tessera/client/shop/types.gen'
import type { PlannedItem } from '@tessera/domain/planning/missing-items'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'

const stone: ReadonlySet<string> = new Set(['Marble', 'Travertine', 'Limestone', 'Slate', 'Granite', 'Quartzite'])
const wet: ReadonlySet<string> = new Set(['shower-floor', 'shower-wall'])

export const isStone = (material: string | undefined): boolean => stone.has(material ?? '')
export const isWetSurface = (surface: string): boolean => wet.has(surface)

/** An item as needed by the check for forgotten materials. */
export function plannedItem(catalog: Catalog, item: ProjectItem): PlannedItem[] {
  const product = catalog.find(item.sku)
  if (!product) return []
  const { attributes, coordinates, kind } = product.facts
  const { lengthIn, widthIn, thicknessIn, jointMinIn } = attributes
  return [
    {
      id: item.basketItemGuid,
      roomId: item.roomId,
      sku: item.sku,
      name: item.name,
      kind,
      isAlternate: item.alternateOf !== null,
      areaSqft: item.areaSqft,
      ...(lengthIn !== undefined && { lengthIn }),
      ...(widthIn !== undefined && { widthIn }),
      ...(thicknessIn !== undefined && { thicknessIn }),
      ...(jointMinIn !== undefined && { jointIn: jointMinIn }),
      isStone: isStone(attributes.material),
      isWetArea: isWetSurface(item.surface),
      trim: coordinates.trim.filter((sku) => catalog.find(sku)?.active),
      setting: settingOf(catalog, product),
    },
  ]
}

const settingOf = (catalog: Catalog, { facts }: CatalogProduct): PlannedItem['setting'] =>
  facts.coordinates.setting.flatMap((sku) => {
    const found = catalog.find(sku)
    return found?.active ? [{ sku, kind: found.facts.kind, lbs: Number(found.facts.units.lbsPerUnit) }] : []
  })
