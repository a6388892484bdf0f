import type { Staff } from '../../session/staff.server.ts'
import type { WhoView } from './people-view.ts'
import { listIn, readList, textIn } from './read-records.server.ts'
import { allCalls, mayDo } from './rights.server.ts'

const maxFound = 20

/** The way back from a job to people: which profiles and which staff may do it. */
export async function loadWho(staff: Staff, query: URLSearchParams): Promise<WhoView> {
  const search = query.get('q')?.trim() ?? ''
  const [profiles, people] = await Promise.all([
    readList(staff, 'SecurityProfiles.List', { pageSize: '100' }),
    readList(staff, 'AdminUsers.List', { pageSize: '100', Active: 'true' }),
  ])
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = ({ id, summary }: (typeof allCalls)[number]) => {
    const text = `${id} ${summary}`.toLowerCase()
    return words.length > 0 && words.every((word) => text.includes(word))
  }
  const callerWith = (roles: readonly string[]) => ({ ...staff.caller, roles: new Set(roles) })
  const profileCallers = profiles.items.map((one) => ({
    name: textIn(one, 'Name'),
    caller: callerWith(listIn(one, 'Roles', 'CustomRoles')),
  }))
  const staffCallers = people.items.map((one) => ({
    name: `${textIn(one, 'FirstName')} ${textIn(one, 'LastName')}`.trim(),
    caller: callerWith(listIn(one, 'AvailableRoles')),
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
