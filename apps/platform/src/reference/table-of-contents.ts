import { type Area, areaOperations } from '@tessera/contract/kit/area'
import type { Operation } from '@tessera/contract/kit/operation'
import { shopOperations } from '@tessera/contract/middleware/operations'
import { additions } from '@tessera/contract/platform/additions/operations'
import { catalogArea } from '@tessera/contract/platform/catalog/area'
import { companiesArea } from '@tessera/contract/platform/companies/area'
import { identityArea } from '@tessera/contract/platform/identity/area'
import { integrationsArea } from '@tessera/contract/platform/integrations/area'
import { meArea } from '@tessera/contract/platform/me/area'
import { ordersArea } from '@tessera/contract/platform/orders/area'
import { settingsArea } from '@tessera/contract/platform/settings/area'
import { pageNameOf } from './all-operations.ts'

/** Operations with the same tag: one page. */
export interface ReferenceTag {
  name: string
  operations: readonly Operation[]
}

export interface ReferenceChapter {
  title: string
  about: string
  tags: readonly ReferenceTag[]
}

const chapterOf = (title: string, about: string, operations: readonly Operation[]): ReferenceChapter => ({
  title,
  about,
  tags: [...Map.groupBy(operations, pageNameOf)]
    .map(([name, own]) => ({ name, operations: own }))
    .sort((one, other) => one.name.localeCompare(other.name)),
})

const areaChapter = (title: string, about: string, rows: Area): ReferenceChapter =>
  chapterOf(title, about, areaOperations(rows))

/** In the order in which readers need them: identity, buyers, catalog, orders. */
export const chapters: readonly ReferenceChapter[] = [
  areaChapter('Identity', 'Who somebody is, and what they may do.', identityArea),
  areaChapter('Companies', 'Buyers, suppliers, and what belongs to them.', companiesArea),
  areaChapter('Catalog', 'What is for sale, to whom and at what price.', catalogArea),
  areaChapter('Orders', 'From the first line in the cart to the last return.', ordersArea),
  areaChapter('Me', 'The shop as the person who is signed in sees it.', meArea),
  areaChapter('Integrations', 'What the platform tells other systems, and asks of them.', integrationsArea),
  areaChapter('Settings', 'Counters for IDs, and indexes over extended properties.', settingsArea),
  chapterOf(
    'Additions',
    'Ours, beside the public API: a client that has to work with other servers leaves them alone.',
    additions,
  ),
  chapterOf(
    'The shop',
    'What the storefront calls: accounts, cart, checkout, projects, quotes, invoices.',
    shopOperations,
  ),
]

export const tags: readonly ReferenceTag[] = chapters.flatMap((one) => one.tags)

export const countOf = (part: readonly ReferenceTag[]): number =>
  part.reduce((sum, tag) => sum + tag.operations.length, 0)

/** Finds a tag by name, ignoring case; each page has one canonical name. */
export const findTag = (name: string): ReferenceTag | undefined =>
  tags.find((tag) => tag.name.toLowerCase() === name.toLowerCase())
