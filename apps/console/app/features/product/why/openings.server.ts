import { missingRight } from '../../../generic/actions.server.ts'
import { findOperation, type PathValues } from '../../../operations/find-operation.ts'
import type { PlannedChange } from '../../../operations/make-changes.server.ts'
import { tryRead } from '../../../operations/try-read.server.ts'
import type { Staff } from '../../../session/staff.server.ts'
import type { ConditionResult, OpeningView, ProductExplanation } from './explanation.ts'
import type { CategoryFact, OpeningFacts } from './opening-facts.server.ts'

/** A change that meets one condition. */
export interface Opening {
  key: string
  label: string
  changes: readonly PlannedChange[]
}

interface Asked {
  explanation: ProductExplanation
  facts: OpeningFacts
}

const change = (id: string, params: PathValues, rest: Pick<PlannedChange, 'body' | 'was'>): PlannedChange => {
  const operation = findOperation(id)
  if (!operation) throw new Error(`There is no ${id}.`)
  return { operation, params, ...rest }
}

const activate = (id: string, params: PathValues): PlannedChange =>
  change(id, params, { body: { Active: true }, was: { Active: false } })

type OpeningsFor = (condition: ConditionResult, asked: Asked) => Opening[]

/** The changes that meet each condition. A bundle is put into catalogs and assigned on its own pages. */
const openings: Readonly<Partial<Record<ConditionResult['Condition'], OpeningsFor>>> = {
  ProductActive: ({ ObjectID }) => [
    {
      key: 'ProductActive',
      label: 'Make the product active',
      changes: [activate('Products.Patch', { productID: ObjectID })],
    },
  ],
  ParentActive: ({ ObjectID }) => [
    {
      key: 'ParentActive',
      label: 'Make the parent active',
      changes: [activate('Products.Patch', { productID: ObjectID })],
    },
  ],
  InCatalog: ({ ObjectID }, { explanation, facts }) =>
    isBundle(explanation)
      ? []
      : facts.buyerCatalogs.map((id) => ({
          key: `InCatalog:${id}`,
          label: `Put it into ${facts.catalogs.find(({ ID }) => ID === id)?.Name ?? id}`,
          changes: [
            change('Catalogs.SaveProductAssignment', {}, { body: { CatalogID: id, ProductID: ObjectID }, was: null }),
          ],
        })),
  CatalogActive: ({ ObjectID }) => [
    {
      key: `CatalogActive:${ObjectID}`,
      label: 'Make the catalog active',
      changes: [activate('Catalogs.Patch', { catalogID: ObjectID })],
    },
  ],
  CatalogAssigned: openCatalog,
  OwnAssignment: assignProduct,
  CategoryOpen: openCategory,
}

const isBundle = ({ Conditions }: ProductExplanation): boolean =>
  Conditions.some(({ Condition }) => Condition === 'PartsVisible')

const partyOf = ({ explanation: { BuyerID }, facts: { buyerName } }: Asked): string => buyerName ?? BuyerID ?? ''

function openCatalog({ ObjectID }: ConditionResult, asked: Asked): Opening[] {
  const { BuyerID } = asked.explanation
  if (!BuyerID) return []
  const body = { CatalogID: ObjectID, BuyerID, ViewAllCategories: true, ViewAllProducts: true }
  return [
    {
      key: `CatalogAssigned:${ObjectID}`,
      label: `Open the whole catalog to ${partyOf(asked)}`,
      changes: [change('Catalogs.SaveAssignment', {}, { body, was: null })],
    },
  ]
}

function assignProduct({ ObjectID }: ConditionResult, asked: Asked): Opening[] {
  const { BuyerID } = asked.explanation
  if (!BuyerID || isBundle(asked.explanation)) return []
  return [
    {
      key: 'OwnAssignment',
      label: `Open this product to ${partyOf(asked)}`,
      changes: [change('Products.SaveAssignment', {}, { body: { ProductID: ObjectID, BuyerID }, was: null })],
    },
  ]
}

/** An inactive category, or one below an inactive category, is closed whatever it is told: all of them become active. */
function openCategory({ ObjectID, CatalogID }: ConditionResult, asked: Asked): Opening[] {
  const { BuyerID } = asked.explanation
  const known = asked.facts.categories.get(CatalogID ?? '') ?? []
  const branch = branchOf(known, ObjectID)
  if (!BuyerID || !CatalogID || branch.length === 0) return []
  const inactive = branch.filter(({ Active }) => !Active)
  const names = inactive.map(({ Name }) => Name).join(', ')
  const body = { CategoryID: ObjectID, BuyerID, ViewAllProducts: true }
  return [
    {
      key: `CategoryOpen:${CatalogID}:${ObjectID}`,
      label: `Open the category to ${partyOf(asked)}${names && ` and make ${names} active`}`,
      changes: [
        ...inactive.map(({ ID }) => activate('Categories.Patch', { catalogID: CatalogID, categoryID: ID })),
        change('Categories.SaveAssignment', { catalogID: CatalogID }, { body }),
      ],
    },
  ]
}

/** A category and everything above it. */
function branchOf(known: readonly CategoryFact[], id: string | null): CategoryFact[] {
  const found = known.find(({ ID }) => ID === id)
  return found ? [found, ...branchOf(known, found.ParentID)] : []
}

export const openingsOf = (condition: ConditionResult, asked: Asked): Opening[] =>
  condition.IsMet ? [] : (openings[condition.Condition]?.(condition, asked) ?? [])

/** An opening on a page: its button, or which right is missing. */
export function openingView({ caller }: Staff, { key, label, changes }: Opening): OpeningView {
  const missing = changes.map(({ operation, params }) => missingRight(caller, operation, params)).find(Boolean)
  return { key, label, missing: missing ?? null }
}

/** A category's assignment has another setting, which stays as it is. */
export async function withOtherSettings(staff: Staff, changes: readonly PlannedChange[]): Promise<PlannedChange[]> {
  return Promise.all(
    changes.map(async (one) => {
      if (one.operation.id !== 'Categories.SaveAssignment') return one
      const { CategoryID, BuyerID } = one.body as { CategoryID: string; BuyerID: string }
      const query = { categoryID: CategoryID, buyerID: BuyerID, level: 'Company' }
      const page = await tryRead<{ Items: { Visible: boolean | null; ViewAllProducts: boolean | null }[] }>(
        staff,
        'Categories.ListAssignments',
        one.params,
        query,
      )
      const [found] = page?.Items ?? []
      if (!page) return one
      return found
        ? { ...one, body: { ...one.body, Visible: found.Visible }, was: { ViewAllProducts: found.ViewAllProducts } }
        : { ...one, was: null }
    }),
  )
}
