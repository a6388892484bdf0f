import type { FoundItems } from '@tessera/client/shop/types.gen'
import { optionGroup } from '@tessera/ui/option-group'
import type { OptionGroup } from '@tessera/ui/option-list'

export type FoundItem = FoundItems['items'][number]

const titles: Readonly<Record<FoundItem['kind'], string>> = {
  order: 'Orders',
  account: 'Customers',
  person: 'People',
  sku: 'Products',
  quote: 'Quotes',
  invoice: 'Invoices',
}

/** The page of a found record. */
export function foundHref({ kind, id, customerNumber, orderNumber }: FoundItem): string {
  if (kind === 'sku') return `/products/${encodeURIComponent(id)}`
  if (kind === 'quote') return `/quotes/${encodeURIComponent(id)}`
  if (kind === 'invoice') return `/money/documents/${encodeURIComponent(id)}`
  if (orderNumber && kind !== 'account' && kind !== 'person') return `/orders/${encodeURIComponent(orderNumber)}`
  return `/customers/${encodeURIComponent(customerNumber ?? '')}`
}

/** Groups by kind, in the order of the best item of each. */
export const foundGroups = (items: readonly FoundItem[]): OptionGroup[] =>
  [...Map.groupBy(items, ({ kind }) => kind)].map(([kind, found]) => ({
    title: titles[kind],
    options: found.map((item) => ({
      // two people of one account lead to one page, and options need addresses of their own
      url: `${foundHref(item)}#${encodeURIComponent(item.id)}`,
      label: item.title,
      more: item.note,
    })),
  }))

export interface PageLink {
  href: string
  label: string
}

/** Pages of the menu whose name has the text. */
export function pageGroup(pages: readonly PageLink[], text: string): OptionGroup[] {
  const words = text.trim().toLowerCase()
  if (words.length < 2) return []
  const options = pages
    .filter(({ label }) => label.toLowerCase().includes(words))
    // a page of the menu may be pinned too
    .filter(({ href }, at, found) => found.findIndex((one) => one.href === href) === at)
    .slice(0, 4)
    .map(({ href, label }) => ({ url: href, label, more: '' }))
  return optionGroup('Pages', options)
}
