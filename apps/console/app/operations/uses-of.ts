import { fieldsOf, type Model } from '@tessera/contract/kit/model'
import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { idParameter, nameOf, type Resource } from '@tessera/contract/kit/resource'
import { relations, resources } from '@tessera/contract/platform/operations'
import { findOperation, type PathValues } from './find-operation.ts'
import { isOfOther, kindsOf, relationCalls } from './relation-ends.ts'

/** A list whose records can name a record of another kind. */
export interface Use {
  list: Operation
  /** `DefaultPriceScheduleID`: the field that names it. */
  field: string
  /** The word of the list that narrows it to these records; unset where the list knows none. */
  word: string | undefined
  /** The field that names the company of the record, where IDs repeat from company to company. */
  company: string | undefined
  isAssignment: boolean
}

/** Every field of the declarations that can name a record of this kind. */
export function usesOf(read: Operation): Use[] {
  const resource = resources.find(({ path }) => path === read.path)
  if (!resource) return []
  return [...resources.flatMap((one) => referencesFrom(one, resource)), ...assignmentsOf(resource)]
}

function referencesFrom(resource: Resource, target: Resource): Use[] {
  const { tag, path, model } = resource
  const list = acrossParents(tag) ?? findOperation(`${tag}.${nameOf(resource, 'List')}`)
  if (!list || path.startsWith('/cart/')) return []
  return fieldsOf(model).flatMap(([field, { 'x-ref': ref = '' }]) => {
    const company = companyField(model, field, target)
    const isNamed = ref === target.tag ? !isOfOther(target, ref, path) : isOfParty(target.tag, ref) && company
    return isNamed ? [{ list, field, word: field, company, isAssignment: false }] : []
  })
}

/** Lines of all orders are one list. */
const acrossParents = (tag: string) => findOperation(`${tag}.ListAcrossOrders`)

/** A field for people or groups names those of the seller and of suppliers too, if a company can stand beside it. */
const isOfParty = (tag: string, ref: string): boolean =>
  ['Users', 'UserGroups'].includes(ref) && [`Admin${ref}`, `Supplier${ref}`].includes(tag)

function assignmentsOf(target: Resource): Use[] {
  return relations.flatMap((relation) =>
    fieldsOf(relation.model).flatMap(([field, { 'x-ref': ref }]): Use[] => {
      if (!ref || !kindsOf(relation, field).includes(target)) return []
      const word = relation.full ? field : relation.listBy.find((one) => one.toLowerCase() === field.toLowerCase())
      const company = companyField(relation.model, field, target)
      return [{ list: relationCalls(relation).list, field, word, company, isAssignment: true }]
    }),
  )
}

/** `ImpersonationBuyerID` beside `ImpersonationUserID`, `FromCompanyID` of an order, `BuyerID` of most others. */
function companyField(model: Model, field: string, { path }: Resource): string | undefined {
  const party = /^\/(buyer|supplier)s\/:\w+\//.exec(path)?.[1]
  const isOfSeller = !party && /^\/(adminusers|usergroups)\//.test(path)
  if (!party && !isOfSeller) return undefined
  const name = party === 'supplier' ? 'SupplierID' : 'BuyerID'
  const prefix = field.startsWith('Impersonation') ? 'Impersonation' : ''
  return [prefix + name, 'FromCompanyID'].find((one) => one !== field && one in model.properties)
}

/** The list of the only parent that the record's own address does not give: the catalogs of category assignments. */
export function parentsOfUse({ list, word }: Use, params: PathValues): { name: string; list: Operation } | undefined {
  const [name, ...others] = parametersOf(list.path).filter((one) => !params[one])
  const resource = resources.find((one) => idParameter(one) === name && parametersOf(one.path).length === 1)
  const parents = resource && findOperation(`${resource.tag}.${nameOf(resource, 'List')}`)
  return word && name && parents && others.length === 0 ? { name, list: parents } : undefined
}

/** The parameters of the list, as far as the record's own address gives them. */
export function paramsOfUse({ list }: Use, params: PathValues): PathValues | undefined {
  const known: PathValues = { direction: 'Incoming', ...params }
  const names = parametersOf(list.path)
  return names.every((name) => known[name])
    ? Object.fromEntries(names.map((name) => [name, known[name] ?? '']))
    : undefined
}

/** The words that narrow the list to records that name this one. */
export function wordsOfUse(
  { list, word, company, isAssignment }: Use,
  read: Operation,
  params: PathValues,
): PathValues {
  const resource = resources.find(({ path }) => path === read.path)
  const id = resource && params[idParameter(resource)]
  const owner = params.buyerID ?? params.supplierID
  const companyWord = isAssignment ? list.query?.find((one) => one.toLowerCase() === company?.toLowerCase()) : company
  return {
    ...(word && id && { [word]: id }),
    ...(companyWord && owner && { [companyWord]: owner }),
  }
}
