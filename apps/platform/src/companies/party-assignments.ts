import type { Relation } from '@tessera/contract/kit/relation'
import { findLevelProblem, findPartyProblem } from '@tessera/domain/assignments/party'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { findAsked } from '../engine/asked.ts'
import { refuse } from '../engine/refuse.ts'
import { relation } from '../engine/relation.ts'
import { guarded } from '../engine/ruled.ts'

type Check = (call: PlatformCall) => Promise<void>

/** List, save and delete handlers of an assignment with restricted parties; `check` runs before saving. */
export function partyAssignments(declaration: Relation, check?: Check): PlatformHandlers {
  const { tag, named, model } = declaration
  const generic = relation(declaration)
  return {
    ...guarded(generic, [`${tag}.List${named}s`], (call) =>
      refuse(findLevelProblem(model.title, findAsked(call, 'level'))),
    ),
    ...guarded(generic, [`${tag}.Save${named}`], async (call) => {
      refuse(findPartyProblem(model.title, call.body))
      await check?.(call)
    }),
    ...guarded(generic, [`${tag}.Delete${named}`], (call) => refuse(findPartyProblem(model.title, partyIn(call)))),
  }
}

const partyIn = (call: PlatformCall) => ({
  BuyerID: findAsked(call, 'buyerID'),
  SupplierID: findAsked(call, 'supplierID'),
  UserID: findAsked(call, 'userID'),
  UserGroupID: findAsked(call, 'userGroupID'),
})
