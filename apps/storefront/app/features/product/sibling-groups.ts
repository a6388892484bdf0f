import type { ProductDetails, ProductRecord } from '@tessera/client/shop/types.gen'
import { formatSize } from '@tessera/ui/format'

export interface SiblingGroup {
  title: string
  items: { record: ProductRecord; words: string; isThis: boolean }[]
}

const mostOfOne = 8

/**
 * "Color: Storm" goes into the group Color. A product that differs in several ways goes into the first group with all
 * differences in its label.
 */
export function siblingGroups(siblings: ProductDetails['siblings'], own: ProductRecord): SiblingGroup[] {
  const groups = new Map<string, SiblingGroup>()
  for (const { record, differs } of siblings) {
    const at = differs.indexOf(': ')
    const title = at > 0 ? differs.slice(0, at) : 'Also'
    const words = at > 0 ? differs.slice(at + 2).replaceAll(/, \w+: /g, ', ') : differs
    const group = groups.get(title) ?? { title, items: thisOne(title, own) }
    if (group.items.length < mostOfOne) group.items.push({ record, words, isThis: false })
    groups.set(title, group)
  }
  return [...groups.values()]
}

const ownWords: Record<string, (record: ProductRecord) => string | null> = {
  Color: ({ tessera }) => tessera.color,
  Finish: ({ tessera }) => tessera.finish,
  Size: ({ tessera }) => (tessera.size ? formatSize(tessera.size) : null),
}

/** The current product comes first, as the selected one. */
function thisOne(title: string, record: ProductRecord): SiblingGroup['items'] {
  const words = ownWords[title]?.(record)
  return words ? [{ record, words, isThis: true }] : []
}
