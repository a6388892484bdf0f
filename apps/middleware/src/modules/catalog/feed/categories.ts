import { type Commerce, catalogID } from '../../../kit/commerce.ts'

export interface Category {
  id: string
  /** The last part of its address. */
  slug: string
  name: string
  description: string
  parentID: string | null
  order: number
}

/** Departments and their categories, as in the platform's catalog. */
export interface Categories {
  all(): readonly Category[]
  find(id: string): Category | undefined
  /** Finds a department, or one of its categories, by the names a product carries. */
  findByName(department: string, category?: string): Category | undefined
}

export const listingUrl = ({ slug }: Pick<Category, 'slug'>): string => `/shop/${slug}`

export async function readCategories({ client, backOffice }: Commerce): Promise<Category[]> {
  const found: Category[] = []
  const options = { depth: 'all', pageSize: 100 }
  for await (const { ID, Name, Description, ParentID, ListOrder, xp } of client.Categories.List.each(
    catalogID,
    options,
    await backOffice(),
  ))
    found.push({
      id: ID,
      slug: findSlug(xp?.slug) ?? ID,
      name: Name,
      description: Description ?? '',
      parentID: ParentID,
      order: ListOrder ?? 0,
    })
  return found.sort((one, other) => one.order - other.order)
}

/** A slug is one part of an address that needs no escapes; anything else counts as none. */
const findSlug = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-z0-9-]{1,100}$/i.test(value) ? value : undefined

export function categoriesOf(list: readonly Category[]): Categories {
  const byId = new Map(list.map((one) => [one.id, one]))
  const nameOf = ({ parentID, name }: Category) =>
    JSON.stringify([byId.get(parentID ?? '')?.name ?? name, parentID ? name : ''])
  const byName = new Map(list.map((one) => [nameOf(one), one]))
  return {
    all: () => list,
    find: (id) => byId.get(id),
    findByName: (department, category = '') => byName.get(JSON.stringify([department, category])),
  }
}
