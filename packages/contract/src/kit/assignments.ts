import type { Relation } from './relation.ts'
import { collectionPath, type Resource } from './resource.ts'

/**
 * The parts of a relation that follow from its collection. `what` is the other end if it is a record and not a party:
 * `Product` gives `…/productassignments`, deleted by `…/productassignments/:productID`.
 */
export function assignmentsOf(
  resource: Resource,
  what = '',
): Pick<Relation, 'tag' | 'named' | 'path' | 'remove' | 'roles'> {
  const named = `${what}Assignment`
  const segment = `${named.toLowerCase()}s`
  const other = what && `/:${what.toLowerCase()}ID`
  return {
    tag: resource.tag,
    named,
    path: `${collectionPath(resource)}/${segment}`,
    remove: `${resource.path}/${segment}${other}`,
    roles: resource.roles,
  }
}
