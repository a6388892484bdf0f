import type { Relation } from '@tessera/contract/kit/relation'
import { findFilterProblem, findLevelProblem, findPartyProblem } from '@tessera/domain/assignments/party'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { findQueryValue } from '../engine/list-query.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import { relation } from '../engine/relation.ts'
import { withCheck } from '../engine/with-rules.ts'

type Check = (call: PlatformCall) => Promise<void>

/** List, save and delete handlers of an assignment with restricted parties; `check` runs before saving. */
export function partyAssignments(declaration: Relation, check?: Check): PlatformHandlers {
  const { tag, named, model } = declaration
  const generic = relation(declaration)
  return {
    ...withCheck(generic, [`${tag}.List${named}s`], (call) => {
      refuseIf(findLevelProblem(model.title, findQueryValue(call, 'level')))
      refuseIf(findFilterProblem(partyIn(call)))
    }),
    ...withCheck(generic, [`${tag}.Save${named}`], async (call) => {
      refuseIf(findPartyProblem(model.title, call.body))
      await check?.(call)
    }),
    ...withCheck(generic, [`${tag}.Delete${named}`], (call) => refuseIf(findPartyProblem(model.title, partyIn(call)))),
  }
}

export const partyIn = (call: PlatformCall) => ({
  BuyerID: findQueryValue(call, 'buyerID'),
  SupplierID: findQueryValue(call, 'supplierID'),
  UserID: findQueryValue(call, 'userID'),
  UserGroupID: findQueryValue(call, 'userGroupID'),
})
