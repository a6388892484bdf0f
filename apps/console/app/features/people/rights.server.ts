import { type Operation, parametersOf } from '@tessera/contract/kit/operation'
import { shopOperations } from '@tessera/contract/middleware/operations'
import { operations } from '@tessera/contract/platform/operations'
import { type Caller, mayCall } from '@tessera/domain/identity/may-call'
import { fieldLabel } from '../../generic/labels.ts'
import { mayUse } from '../../session/read-staff-call.server.ts'
import type { RightGroup } from './people-view.ts'

const shopCalls: readonly Operation[] = shopOperations.filter(({ access }) => access === 'operator')

/** Every call of the platform, and the shop's calls for staff. */
export const allCalls: readonly Operation[] = [...operations, ...shopCalls]

/** The guards' own questions. A path is asked for the own company, since it is not filled yet. */
export function mayDo(caller: Caller, operation: Operation): boolean {
  if (shopCalls.includes(operation)) return mayUse({ caller }, operation)
  const own = Object.fromEntries(parametersOf(operation.path).map((name) => [name, caller.companyID]))
  return mayCall(caller, operation, own) === 'yes'
}

export const rightsOf = (caller: Caller): Operation[] => allCalls.filter((operation) => mayDo(caller, operation))

/** By kind of record. Calls of the shop have no form in which they could be tried, and open ones ask for no rights. */
export const groupRights = (some: readonly Operation[], profileID: string | null): RightGroup[] =>
  [...Map.groupBy(some, ({ tag }) => tag)]
    .map(([tag, rows]) => ({
      title: tag === 'Operator' ? 'Work for customers' : fieldLabel(tag),
      rows: rows.map(({ id, verb, summary }) => ({ id, verb, summary })),
      profileID: rows.some((row) => row.open || shopCalls.includes(row)) ? null : profileID,
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title))
