import type { Suggestions } from '@tessera/client/shop/types.gen'
import { formatSize } from '@tessera/domain/catalog/format-size'
import { formatMoney } from '@tessera/ui/format'
import type { OptionGroup } from '@tessera/ui/option-list'

export type SuggestionGroup = OptionGroup

/** Groups by relevance: an exact SKU, then products, categories, help, advice. Empty groups are dropped. */
export function suggestionGroups(found: Suggestions): SuggestionGroup[] {
  const groups = [
    {
      title: 'SKU',
      options: found.skus.map(({ sku, name, url }) => ({ url, label: sku, more: name })),
    },
    {
      title: 'Products',
      options: found.products.map(({ name, url, imageUrl, size, price, per }) => ({
        url,
        label: name,
        more: [size && !name.includes('×') && formatSize(size), price !== null && priceText(price, per)]
          .filter(Boolean)
          .join(' · '),
        imageUrl: imageUrl.replace('face-640', 'face-160'),
      })),
    },
    {
      title: 'Categories',
      options: found.categories.map(({ name, department, url, count }) => ({
        url,
        label: name,
        more: `${department === name ? '' : `in ${department}, `}${count}`,
      })),
    },
    {
      title: 'Help',
      options: found.pages.map(({ title, url }) => ({ url, label: title, more: '' })),
    },
    {
      title: 'Advice',
      options: found.articles.map(({ title, url }) => ({ url, label: title, more: '' })),
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

const priceText = (dollars: number, per: string): string => `${formatMoney(Math.round(dollars * 100))} / ${per}`
