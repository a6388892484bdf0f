import { labelOf, pluralOf } from '@tessera/contract/kit/label-of'

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const abbreviations: [RegExp, string][] = [
  [/\bids\b/gi, 'IDs'],
  [/\bid\b/gi, 'ID'],
  [/\burl\b/gi, 'URL'],
  [/\bapi\b/gi, 'API'],
  [/\bxp\b/gi, 'Extended properties'],
  [/\bsku\b/gi, 'SKU'],
]

/** `DefaultPriceScheduleID` → `Default price schedule ID`; `xp.shadeVariation` → `Shade variation`. */
export function fieldLabel(name: string): string {
  const own = name.startsWith('xp.') ? name.slice('xp.'.length) : name
  const words = own
    .replace(/IDs(?![a-z])/g, 'Ids')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .replace(/([a-z])(\d+)$/, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase()
  return capitalized(abbreviations.reduce((text, [pattern, word]) => text.replace(pattern, word), words))
}

/** `CostCenter` → `Cost center`. */
export const modelLabel = (title: string): string => capitalized(labelOf(title))

export const modelsLabel = (title: string): string => capitalized(pluralOf(labelOf(title)))

/** `xp.attributes.finish` → `Attributes › Finish`. */
export const pathLabel = (path: readonly string[]): string =>
  (path[0] === 'xp' && path.length > 1 ? path.slice(1) : path).map(fieldLabel).join(' › ')

/** The label of a column or a filter, also of an extended property. */
export const columnLabel = (name: string): string =>
  name.startsWith('xp.') ? pathLabel(name.split('.')) : fieldLabel(name)
