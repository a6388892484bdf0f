import type { Operation } from '@tessera/contract/kit/operation'
import { parametersOf } from '@tessera/contract/kit/operation'
import type { Relation } from '@tessera/contract/kit/relation'
import { idParameter, nameOf, type Resource } from '@tessera/contract/kit/resource'
import { relations, resources } from '@tessera/contract/platform/operations'
import { findOperation } from './find-operation.ts'

/** Records of one kind that can be ticked, and the values that must be chosen before they are listed. */
export interface RelationTarget {
  /** `UserGroupID`: the field of the assignment that names the record. */
  field: string
  list: Operation
  /** Parameters of the lists that the record's own address does not give, such as the buyer of a group. */
  needs: readonly string[]
}

/** One side of a relation: a kind of record, and what can be assigned on its page. */
export interface RelationEnd {
  relation: Relation
  /** The last word of its address: `catalogs-productassignments`. */
  slug: string
  read: Operation
  /** Fields of the assignment that the record's address gives, with the parameter of the path. */
  fixed: Readonly<Record<string, string>>
  targets: readonly RelationTarget[]
}

const partyFields: ReadonlySet<string> = new Set(['BuyerID', 'SupplierID', 'UserID', 'UserGroupID'])

const parameterOf = (field: string): string => field.charAt(0).toLowerCase() + field.slice(1)
const slugOf = ({ tag, named }: Relation): string => `${tag}-${named}s`.toLowerCase()

/** The kinds of records that a field can name. People and groups belong to a buyer, a supplier or the seller. */
export function kindsOf({ path, key, model }: Relation, field: string): Resource[] {
  const ref = model.properties[field]?.['x-ref'] ?? ''
  if (ref !== 'Users' && ref !== 'UserGroups')
    return resources.filter((one) => one.tag === ref && !isOfOther(one, ref, path))
  const has = (company: string) => path.includes(`:${parameterOf(company)}`) || key.includes(company)
  const tags = [
    ...(has('BuyerID') ? [ref] : []),
    ...(has('SupplierID') ? [`Supplier${ref}`] : []),
    ...(!has('BuyerID') && !path.includes(':') && !has('SupplierID') ? [`Admin${ref}`] : []),
    ...(has('BuyerID') && has('SupplierID') ? [`Admin${ref}`] : []),
  ]
  return resources.filter(({ tag }) => tags.includes(tag))
}

/** Some tags have a second collection: options of specs, variants of products, stock of variants. */
export const isOfOther = ({ named, path: own }: Resource, ref: string, path: string): boolean =>
  ref === 'InventoryRecords' ? own.includes(':variantID') !== path.includes(':variantID') : named !== undefined

function endsOf(relation: Relation): RelationEnd[] {
  const fields = relation.key.filter((field) => relation.model.properties[field]?.['x-ref'])
  return fields.flatMap((field) =>
    kindsOf(relation, field).flatMap((resource) => {
      const read = findOperation(`${resource.tag}.${nameOf(resource, 'Get')}`)
      const fixed = fixedBy(relation, field, resource)
      const targets = targetsOf(relation, fields, fixed, resource)
      return read && targets.length > 0 ? [{ relation, slug: slugOf(relation), read, fixed, targets }] : []
    }),
  )
}

/** The field of the record itself, and those of its parents that are fields too. */
function fixedBy(relation: Relation, field: string, resource: Resource): Record<string, string> {
  const parents = parametersOf(resource.path).slice(0, -1)
  const parentFields = relation.key.filter(
    (one) => parents.includes(parameterOf(one)) && !relation.path.includes(`:${parameterOf(one)}`),
  )
  return { ...Object.fromEntries(parentFields.map((one) => [one, parameterOf(one)])), [field]: idParameter(resource) }
}

/** A person gets things, and a thing gets people: of two parties the other one. */
function targetsOf(
  relation: Relation,
  fields: readonly string[],
  fixed: Readonly<Record<string, string>>,
  resource: Resource,
): RelationTarget[] {
  const open = fields.filter((field) => !(field in fixed))
  const things = open.filter((field) => !partyFields.has(field))
  const known = [...parametersOf(resource.path), ...Object.values(fixed)]
  return (things.length > 0 ? things : open).flatMap((field) =>
    kindsOf(relation, field).flatMap((kind) => {
      const list = findOperation(`${kind.tag}.${nameOf(kind, 'List')}`)
      if (!list) return []
      const wanted = new Set([...parametersOf(list.path), ...parametersOf(relation.path)])
      return [{ field, list, needs: [...wanted].filter((name) => !known.includes(name)) }]
    }),
  )
}

export const relationEnds: readonly RelationEnd[] = relations.flatMap(endsOf)

export const endsOfRecord = ({ path }: Operation): RelationEnd[] =>
  relationEnds.filter(({ read }) => read.path === path)

export const findEnd = ({ path }: Operation, slug: string): RelationEnd | undefined =>
  relationEnds.find((end) => end.read.path === path && end.slug === slug)

/** The relations of everything in a list. */
export const endsOfList = ({ path }: Operation): RelationEnd[] =>
  relationEnds.filter(({ read }) => read.path.replace(/\/:\w+$/, '') === path)

/** The three calls of a relation. */
export function relationCalls({ tag, named }: Relation): { list: Operation; save: Operation; remove: Operation } {
  const [list, save, remove] = [`List${named}s`, `Save${named}`, `Delete${named}`].map((name) =>
    findOperation(`${tag}.${name}`),
  )
  if (!list || !save || !remove) throw new Error(`${tag}.${named} has no calls.`)
  return { list, save, remove }
}
