import type { Caller } from '@tessera/domain/identity/may-call'
import type { Staff } from '../../session/staff.server.ts'
import type { WhoView } from './people-view.ts'
import { readProfileCallers, userKindLabels } from './profile-callers.server.ts'
import { listIn, readList, textIn } from './read-records.server.ts'
import { allCalls, mayDo } from './rights.server.ts'

const maxFound = 20

/** The way back from a job to people: which profiles and which staff may do it. */
export async function loadWho(staff: Staff, query: URLSearchParams): Promise<WhoView> {
  const search = query.get('q')?.trim() ?? ''
  const [profiles, people, callersOf] = await Promise.all([
    readList(staff, 'SecurityProfiles.List', { pageSize: '100' }),
    readList(staff, 'AdminUsers.List', { pageSize: '100', Active: 'true' }),
    readProfileCallers(staff),
  ])
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ id, summary }: (typeof allCalls)[number]) => {
    const text = `${id} ${summary}`.toLowerCase()
    return words.length > 0 && words.every((word) => text.includes(word))
  }
  const profileCallers = profiles.items.flatMap((one) =>
    callersOf(one).map((caller) => ({ name: nameFor(textIn(one, 'Name'), caller), caller })),
  )
  const staffCallers = people.items.map((one) => ({
    name: `${textIn(one, 'FirstName')} ${textIn(one, 'LastName')}`.trim(),
    caller: { ...staff.caller, roles: new Set(listIn(one, 'AvailableRoles')) },
  }))
  return {
    search,
    found: allCalls
      .filter((operation) => matches(operation))
      .slice(0, maxFound)
      .map((operation) => ({
        id: operation.id,
        summary: operation.summary,
        profiles: profileCallers.filter(({ caller }) => mayDo(caller, operation)).map(({ name }) => name),
        people: staffCallers.filter(({ caller }) => mayDo(caller, operation)).map(({ name }) => name),
      })),
  }
}

const nameFor = (name: string, { userType }: Caller): string =>
  userType === 'admin' ? name : `${name} (${userKindLabels[userType]})`
