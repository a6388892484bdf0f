import type { ProductRecord } from '@tessera/client/shop/types.gen'
import { formatSize } from '@tessera/domain/catalog/format-size'
import type { ShownSibling } from './shown-product.ts'

export interface SiblingGroup {
  title: string
  items: { record: ShownSibling['record']; words: string; isThis: boolean }[]
}

const maxPerGroup = 8

/**
 * "Color: Storm" goes into the group Color. A product that differs in several ways goes into the first group with all
 * differences in its label.
 */
export function siblingGroups(siblings: readonly ShownSibling[], own: ProductRecord): SiblingGroup[] {
  const groups = new Map<string, SiblingGroup>()
  for (const { record, differs } of siblings) {
    const at = differs.indexOf(': ')
    const title = at > 0 ? differs.slice(0, at) : 'Also'
    const label = at > 0 ? differs.slice(at + 2).replaceAll(/, \w+: /g, ', ') : differs
    const group = groups.get(title) ?? { title, items: ownItem(title, own) }
    if (group.items.length < maxPerGroup) group.items.push({ record, words: label, isThis: false })
    groups.set(title, group)
  }
  return [...groups.values()]
}

const ownLabels: Record<string, (record: ProductRecord) => string | null> = {
  Color: ({ tessera }) => tessera.color,
  Finish: ({ tessera }) => tessera.finish,
  Size: ({ tessera }) => (tessera.size ? formatSize(tessera.size) : null),
}

/** The current product comes first, as the selected one. */
function ownItem(title: string, record: ProductRecord): SiblingGroup['items'] {
  const label = ownLabels[title]?.(record)
  return label ? [{ record, words: label, isThis: true }] : []
}
