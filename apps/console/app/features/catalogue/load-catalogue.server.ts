import { randomUUID } from 'node:crypto'
import {
  type CategoryNode,
  openCategories,
  orderTree,
  possibleParents,
} from '@tessera/domain/catalog/category-openness'
import { missingRight } from '../../generic/actions.server.ts'
import { findOperation } from '../../operations/find-operation.ts'
import { notHere, readOperation } from '../../operations/read-operation.server.ts'
import { tryRead } from '../../operations/try-read.server.ts'
import type { Staff } from '../../session/staff.server.ts'

interface Listed<Item> {
  Items: Item[]
  Meta: { Page: number; TotalPages: number; TotalCount: number }
}

interface CatalogRecord {
  ID: string
  Name: string
  Active: boolean
  CategoryCount: number
}

interface CategoryRecord {
  ID: string
  Name: string
  Active: boolean
  ParentID: string | null
}

interface ProductRecord {
  ID: string
  Name: string
  Active: boolean
}

export interface CategoryRow extends CategoryNode {
  name: string
  depth: number
  /** By buyer: whether its products are open. */
  isOpen: readonly boolean[]
}

export interface CatalogueView {
  catalogs: { id: string; name: string; isActive: boolean; isCurrent: boolean }[]
  catalogID: string
  /** The names of the companies that have the catalog. */
  buyers: string[]
  categories: CategoryRow[]
  /** The chosen category; null shows the products of the whole catalog. */
  category: CategoryRow | null
  parents: { value: string; label: string }[]
  products: { id: string; name: string; isActive: boolean }[]
  page: number
  pages: number
  total: number
  missing: string | null
  key: string
}

/** More columns do not fit; the others are on the page of the assignments. */
const maxBuyers = 4

async function list<Item>(
  staff: Staff,
  id: string,
  params: Record<string, string>,
  query: Readonly<Record<string, string>> = {},
): Promise<Listed<Item>> {
  const operation = findOperation(id)
  if (!operation) throw notHere()
  const asked = new URLSearchParams({ pageSize: '100', ...query })
  return (await readOperation(staff, operation, { params, query: asked })).data as Listed<Item>
}

/** All pages of a list: a tree cannot be shown in parts. */
export async function listAll<Item>(...[staff, id, params, query]: Parameters<typeof list>): Promise<Item[]> {
  const items: Item[] = []
  for (let page = 1; ; page += 1) {
    const listed = await list<Item>(staff, id, params, { ...query, page: String(page) })
    items.push(...listed.Items)
    if (page >= listed.Meta.TotalPages) return items
  }
}

/** The tree of a catalog, with the products of one category beside it. */
export async function loadCatalogue(staff: Staff, query: URLSearchParams): Promise<CatalogueView> {
  const catalogs = await listAll<CatalogRecord>(staff, 'Catalogs.List', {})
  const wanted = query.get('catalog')
  const [largest] = catalogs.toSorted((one, other) => other.CategoryCount - one.CategoryCount)
  const current = wanted ? catalogs.find(({ ID }) => ID === wanted) : largest
  if (wanted && !current) throw notHere()
  const catalogID = current?.ID ?? ''
  const { nodes, buyers, open } = catalogID ? await readTree(staff, catalogID, current?.Active === true) : noTree
  const categories = orderTree(nodes).map(({ node, depth }) => ({
    ...node,
    depth,
    isOpen: open.map((ids) => ids.has(node.id)),
  }))
  const category = categories.find(({ id }) => id === query.get('category')) ?? null
  if (query.get('category') && !category) throw notHere()
  return {
    catalogs: catalogs.map(({ ID, Name, Active }) => ({
      id: ID,
      name: Name,
      isActive: Active,
      isCurrent: ID === catalogID,
    })),
    catalogID,
    buyers,
    categories,
    category,
    parents: category ? parentsOf(categories, category.id) : [],
    ...(await readProducts(staff, catalogID, category?.id, query.get('page') ?? '1')),
    missing: missingRight(staff.caller, findOperation('Categories.SaveProductAssignment'), { catalogID }),
    key: randomUUID(),
  }
}

const noTree = { nodes: [], buyers: [], open: [] }

async function readTree(staff: Staff, catalogID: string, isActive: boolean) {
  const [records, assigned] = await Promise.all([
    listAll<CategoryRecord>(staff, 'Categories.List', { catalogID }, { depth: 'all' }),
    list<{ BuyerID: string; ViewAllProducts: boolean }>(staff, 'Catalogs.ListAssignments', {}, { catalogID }),
  ])
  const nodes = records.map(({ ID, Name, Active, ParentID }) => ({
    id: ID,
    name: Name,
    isActive: Active,
    parentID: ParentID,
  }))
  const buyers = assigned.Items.slice(0, maxBuyers)
  const open = await Promise.all(
    buyers.map(async ({ BuyerID, ViewAllProducts }) => {
      const byCategory = await readSettings(staff, catalogID, BuyerID)
      return openCategories(nodes, { showsAll: isActive ? ViewAllProducts : undefined, byCategory })
    }),
  )
  const names = await readNames(
    staff,
    buyers.map(({ BuyerID }) => BuyerID),
  )
  return { nodes, buyers: buyers.map(({ BuyerID }) => names.get(BuyerID) ?? BuyerID), open }
}

/** People who may not read companies see their IDs. */
async function readNames(staff: Staff, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const query = { ID: ids.join('|'), pageSize: '100' }
  const found = await tryRead<Listed<{ ID: string; Name: string }>>(staff, 'Buyers.List', {}, query)
  return new Map((found?.Items ?? []).map(({ ID, Name }) => [ID, Name]))
}

/** All pages of them: a tree has more categories than a page. People who may not read them see what is inherited. */
async function readSettings(staff: Staff, catalogID: string, buyerID: string): Promise<Map<string, boolean>> {
  const settings = new Map<string, boolean>()
  const query = { buyerID, level: 'Company', pageSize: '100' }
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const asked = { ...query, page: String(page) }
    const found = await tryRead<Listed<CategorySetting>>(staff, 'Categories.ListAssignments', { catalogID }, asked)
    for (const { CategoryID, ViewAllProducts } of found?.Items ?? [])
      if (ViewAllProducts !== null) settings.set(CategoryID, ViewAllProducts)
    pages = found?.Meta.TotalPages ?? 0
  }
  return settings
}

interface CategorySetting {
  CategoryID: string
  ViewAllProducts: boolean | null
}

const parentsOf = (categories: readonly CategoryRow[], id: string): CatalogueView['parents'] => [
  { value: '', label: 'Top level' },
  ...possibleParents(categories, id).map((one) => ({ value: one.id, label: `${'– '.repeat(one.depth)}${one.name}` })),
]

async function readProducts(staff: Staff, catalogID: string, categoryID: string | undefined, page: string) {
  if (!catalogID) return { products: [], page: 1, pages: 1, total: 0 }
  const query = { catalogID, ...(categoryID && { categoryID }), page, pageSize: '50' }
  const { Items, Meta } = await list<ProductRecord>(staff, 'Products.List', {}, query)
  return {
    products: Items.map(({ ID, Name, Active }) => ({ id: ID, name: Name, isActive: Active })),
    page: Meta.Page,
    pages: Meta.TotalPages,
    total: Meta.TotalCount,
  }
}
