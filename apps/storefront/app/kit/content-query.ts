import { ownValue } from '@tessera/contract/kit/own-value'
import { isRecord } from '../http/is-record.ts'

/** Maps the kinds used in content to departments and categories of the search index. */
const byKind: Record<string, { department: string } | { category: string }> = {
  care: { department: 'Sealers & Care' },
  'engineered-wood': { category: 'Engineered Hardwood' },
  'field-tile': { department: 'Tile' },
  grout: { category: 'Grout' },
  laminate: { category: 'Laminate' },
  'large-format': { category: 'Large Format Tile' },
  lvp: { category: 'Luxury Vinyl Plank' },
  membrane: { category: 'Membranes & Underlayment' },
  mortar: { category: 'Mortar & Thinset' },
  mosaic: { department: 'Mosaics' },
  'plank-tile': { category: 'Wood-Look Plank Tile' },
  'solid-wood': { category: 'Solid Hardwood' },
  tool: { department: 'Tools' },
  trim: { department: 'Trim & Edges' },
}

export interface ContentQuery {
  department?: string
  category?: string
  /** In the search API's format: `use:Backsplash`. */
  filter: string[]
}

/** The search query of a content filter such as `{ kind: 'mosaic', use: 'Shower floor' }`. */
export function contentQuery(filter: unknown): ContentQuery {
  const query: ContentQuery = { filter: [] }
  for (const [name, value] of Object.entries(isRecord(filter) ? filter : {})) {
    if (typeof value !== 'string') continue
    if (name === 'kind') Object.assign(query, ownValue(byKind, value))
    else if (name === 'department' || name === 'category') query[name] = value
    else query.filter.push(`${name}:${value}`)
  }
  return query
}

/** The listing page for a content filter: `/products?filter=room%3ABath`. */
export function listingUrl(filter: unknown): string {
  const { department, category, filter: filters } = contentQuery(filter)
  const query = new URLSearchParams()
  if (department) query.set('department', department)
  if (category) query.set('category', category)
  for (const one of filters) query.append('filter', one)
  return `/products?${query}`
}
