import type { ConditionResult, OpeningView, ProductExplanation, VisibilityStep } from './explanation.ts'

/** Words for the records behind the conditions. */
export interface RecordNames {
  /** The customer's company. */
  party: string
  nameOf(type: 'Catalog' | 'Category', id: string, catalogID?: string | null): string
}

type OpeningsOf = (condition: ConditionResult) => readonly OpeningView[]

const path = (id: string): string => encodeURIComponent(id)

/** The conditions as the tree in which they decide: everything at the top must hold, and one catalog must show it. */
export function visibilityTree(
  { Conditions, IsVisible }: Pick<ProductExplanation, 'Conditions' | 'IsVisible'>,
  names: RecordNames,
  openingsOf: OpeningsOf,
): VisibilityStep {
  const found = (condition: ConditionResult['Condition']) =>
    Conditions.filter((one) => one.Condition === condition).map((one) => stepOf(one, names, openingsOf))
  const catalogs = Conditions.filter(({ Condition }) => Condition === 'CatalogActive').map(({ ObjectID }) =>
    catalogStep(ObjectID, Conditions, names, openingsOf),
  )
  const isShown = Conditions.some(({ Condition, IsMet }) => Condition === 'ShownInCatalog' && IsMet)
  const shown: VisibilityStep = {
    key: 'Shown',
    text: 'A catalog shows it',
    isMet: isShown,
    needs: 'one',
    steps: catalogs,
    openings: [],
  }
  return {
    key: 'Visible',
    text: IsVisible ? 'They see it' : 'They don’t see it',
    isMet: IsVisible,
    needs: 'all',
    steps: [
      ...found('ProductActive'),
      ...found('ParentActive'),
      ...found('PartsVisible'),
      ...(catalogs.length > 0 ? [shown] : found('InCatalog')),
    ],
    openings: [],
  }
}

function catalogStep(
  id: string,
  conditions: readonly ConditionResult[],
  names: RecordNames,
  openingsOf: OpeningsOf,
): VisibilityStep {
  const of = (condition: ConditionResult['Condition']) =>
    conditions.find((one) => one.Condition === condition && one.ObjectID === id)
  const shown = of('ShownInCatalog')
  const own = [of('CatalogActive'), of('CatalogAssigned')].filter((one) => one !== undefined)
  return {
    key: `Catalog:${id}`,
    text: `Catalog ${names.nameOf('Catalog', id)}`,
    isMet: shown?.IsMet ?? false,
    href: `/r/catalogs/${path(id)}`,
    needs: 'all',
    steps: [
      ...own.map((one) => stepOf(one, names, openingsOf)),
      ...(shown ? [openStep(id, shown.IsMet, conditions, names, openingsOf)] : []),
    ],
    openings: [],
  }
}

/** Within a catalog a product is open by its own assignment, by a category, or with all products of the catalog. */
function openStep(
  catalogID: string,
  isMet: boolean,
  conditions: readonly ConditionResult[],
  names: RecordNames,
  openingsOf: OpeningsOf,
): VisibilityStep {
  const categories = conditions.filter((one) => one.Condition === 'CategoryOpen' && one.CatalogID === catalogID)
  const assigned = conditions.filter(({ Condition }) => Condition === 'OwnAssignment')
  const isAssigned = assigned.some(({ IsMet }) => IsMet)
  const all: VisibilityStep = {
    key: `All:${catalogID}`,
    text: `The catalog shows all its products to ${names.party}`,
    isMet,
    href: `/r/catalogs/${path(catalogID)}/catalogs-assignments`,
    steps: [],
    openings: [],
  }
  return {
    key: `Open:${catalogID}`,
    text: `It’s open to ${names.party}`,
    isMet,
    needs: 'one',
    steps: [
      ...assigned.map((one) => stepOf(one, names, openingsOf)),
      ...categories.map((one) => stepOf(one, names, openingsOf)),
      ...(categories.length === 0 && !isAssigned ? [all] : []),
    ],
    openings: [],
  }
}

type Words = (met: boolean, condition: ConditionResult, names: RecordNames) => [text: string, href: string]

const words: Readonly<Record<ConditionResult['Condition'], Words>> = {
  ProductActive: (met, { ObjectID }) => [`The product is ${met ? '' : 'not '}active`, `/products/${path(ObjectID)}`],
  ParentActive: (met, { ObjectID }) => [
    `Its parent product ${ObjectID} is ${met ? '' : 'not '}active`,
    `/products/${path(ObjectID)}`,
  ],
  PartsVisible: (met, { ObjectID }) => [
    met ? 'All parts of the bundle are open to them' : 'A part of the bundle is not open to them',
    `/r/bundles/${path(ObjectID)}`,
  ],
  InCatalog: (met, { ObjectID }) => [
    `It’s in ${met ? 'a' : 'no'} catalog`,
    `/r/products/${path(ObjectID)}/catalogs-productassignments`,
  ],
  CatalogActive: (met, { ObjectID }) => [`The catalog is ${met ? '' : 'not '}active`, `/r/catalogs/${path(ObjectID)}`],
  CatalogAssigned: (met, { ObjectID }, { party }) => [
    `The catalog is ${met ? 'open' : 'closed'} to ${party}`,
    `/r/catalogs/${path(ObjectID)}/catalogs-assignments`,
  ],
  CategoryOpen: (met, { ObjectID, CatalogID }, { nameOf, party }) => [
    `Category ${nameOf('Category', ObjectID, CatalogID)} is ${met ? 'open' : 'closed'} to ${party}`,
    `/r/catalogs/${path(CatalogID ?? '')}/categories/${path(ObjectID)}/categories-assignments`,
  ],
  OwnAssignment: (met, { ObjectID }, { party }) => [
    `The product itself is ${met ? '' : 'not '}assigned to ${party} or a group of theirs`,
    `/r/products/${path(ObjectID)}/products-assignments`,
  ],
  ShownInCatalog: (met, { ObjectID }, { nameOf }) => [
    `Catalog ${nameOf('Catalog', ObjectID)} ${met ? 'shows' : 'doesn’t show'} it`,
    `/r/catalogs/${path(ObjectID)}`,
  ],
}

function stepOf(condition: ConditionResult, names: RecordNames, openingsOf: OpeningsOf): VisibilityStep {
  const { Condition, IsMet, ObjectID, CatalogID } = condition
  const [text, href] = words[Condition](IsMet, condition, names)
  const openings = IsMet ? [] : openingsOf(condition)
  return {
    key: [Condition, CatalogID, ObjectID].filter(Boolean).join(':'),
    text,
    href,
    isMet: IsMet,
    steps: [],
    openings,
  }
}

/** The unmet conditions that have to change, in words: the sentence above the tree. */
export function closedReasons({ isMet, steps, needs, text }: VisibilityStep): string[] {
  if (isMet) return []
  if (steps.length === 0) return [text]
  const below = steps.map(closedReasons)
  // where one of several would do, the last way that failed says most
  return needs === 'one' ? (below.at(-1) ?? [text]) : below.flat()
}
