import { tryRead } from '../../../operations/try-read.server.ts'
import type { Staff } from '../../../session/staff.server.ts'
import type { ProductExplanation } from './explanation.ts'

export interface CategoryFact {
  ID: string
  Name: string
  Active: boolean
  ParentID: string | null
}

/** Names of the records behind an explanation, and what is needed to change them. Whatever may not be read is missing. */
export interface OpeningFacts {
  buyerName: string | undefined
  userName: string | undefined
  catalogs: readonly { ID: string; Name: string }[]
  /** By catalog: the categories of the product and everything above them. */
  categories: ReadonlyMap<string, readonly CategoryFact[]>
  /** Catalogs that the buyer has, for a product that is in none. */
  buyerCatalogs: readonly string[]
}

interface Listed<Item> {
  Items: Item[]
}

export async function readOpeningFacts(staff: Staff, explanation: ProductExplanation): Promise<OpeningFacts> {
  const { BuyerID, UserID, Conditions } = explanation
  const catalogIDs = Conditions.filter(({ Condition }) => Condition === 'CatalogActive').map(({ ObjectID }) => ObjectID)
  const isInNone = catalogIDs.length === 0
  const [buyer, user, assigned] = await Promise.all([
    BuyerID ? tryRead<{ Name: string }>(staff, 'Buyers.Get', { buyerID: BuyerID }) : undefined,
    BuyerID && UserID
      ? tryRead<{ FirstName: string; LastName: string }>(staff, 'Users.Get', { buyerID: BuyerID, userID: UserID })
      : undefined,
    BuyerID && isInNone
      ? tryRead<Listed<{ CatalogID: string }>>(staff, 'Catalogs.ListAssignments', {}, { buyerID: BuyerID })
      : undefined,
  ])
  const buyerCatalogs = assigned?.Items.map(({ CatalogID }) => CatalogID) ?? []
  const named = [...catalogIDs, ...buyerCatalogs]
  const catalogs =
    named.length > 0
      ? await tryRead<Listed<{ ID: string; Name: string }>>(staff, 'Catalogs.List', {}, { ID: named.join('|') })
      : undefined
  return {
    buyerName: buyer?.Name,
    userName: user && `${user.FirstName} ${user.LastName}`.trim(),
    catalogs: catalogs?.Items ?? [],
    categories: await readCategories(staff, explanation),
    buyerCatalogs,
  }
}

async function readCategories(staff: Staff, { Conditions }: ProductExplanation) {
  const placed = Conditions.filter(({ Condition, CatalogID }) => Condition === 'CategoryOpen' && CatalogID)
  const byCatalog = Map.groupBy(placed, ({ CatalogID }) => CatalogID ?? '')
  const read = [...byCatalog].map(async ([catalogID, places]) => {
    const found = await readWithParents(
      staff,
      catalogID,
      places.map(({ ObjectID }) => ObjectID),
    )
    return [catalogID, found] as const
  })
  return new Map(await Promise.all(read))
}

/** One call per level of the tree. */
async function readWithParents(staff: Staff, catalogID: string, ids: readonly string[]): Promise<CategoryFact[]> {
  const found: CategoryFact[] = []
  for (let wanted = [...ids]; wanted.length > 0; ) {
    const query = { ID: wanted.join('|'), depth: 'all', pageSize: '100' }
    const page = await tryRead<Listed<CategoryFact>>(staff, 'Categories.List', { catalogID }, query)
    if (!page || page.Items.length === 0) break
    found.push(...page.Items)
    const known = new Set(found.map(({ ID }) => ID))
    wanted = [...new Set(page.Items.flatMap(({ ParentID }) => (ParentID && !known.has(ParentID) ? [ParentID] : [])))]
  }
  return found
}
