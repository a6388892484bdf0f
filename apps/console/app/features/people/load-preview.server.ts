import { grantedRoles } from '@tessera/domain/identity/granted-roles'
import type { Caller } from '@tessera/domain/identity/may-call'
import { notHere } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { menuOf } from '../../shell/menu-of.server.ts'
import type { PreviewView } from './people-view.ts'
import { readProfileCallers, userKindLabels } from './profile-callers.server.ts'
import { listIn, type RecordFields, readList, readRecord, textIn } from './read-records.server.ts'
import { allCalls, groupRights, rightsOf } from './rights.server.ts'

/** Someone whose rights are looked at. */
interface Subject {
  title: string
  about: string
  caller: Caller
  /** Set for a profile itself. */
  profileID?: string
}

const subjectOf = (staff: Staff, title: string, about: string, roles: readonly string[]): Subject => ({
  title,
  about,
  caller: { userType: 'admin', companyID: staff.caller.companyID, roles: new Set(roles) },
})

const readers: Record<string, (staff: Staff, id: string) => Promise<Subject>> = {
  async user(staff, userID) {
    const user = await readRecord(staff, 'AdminUsers.Get', { userID })
    const name = `${textIn(user, 'FirstName')} ${textIn(user, 'LastName')}`.trim()
    const about = user.Active === true ? `Staff, ${textIn(user, 'Username')}` : 'Staff who can’t sign in right now'
    return subjectOf(staff, name || textIn(user, 'Username'), about, listIn(user, 'AvailableRoles'))
  },
  async profile(staff, securityProfileID) {
    const [profile, callersOf] = await Promise.all([
      readRecord(staff, 'SecurityProfiles.Get', { securityProfileID }),
      readProfileCallers(staff),
    ])
    const [caller] = callersOf(profile)
    const about =
      caller.userType === 'admin' ? 'Security profile' : `Security profile of ${userKindLabels[caller.userType]}`
    return { title: textIn(profile, 'Name'), about, caller, profileID: securityProfileID }
  },
  async client(staff, apiClientID) {
    const client = await readRecord(staff, 'ApiClients.Get', { apiClientID })
    const username = textIn(client, 'DefaultContextUserName')
    const { items } = username ? await readList(staff, 'AdminUsers.List', { Username: username }) : { items: [] }
    const available = items[0] ? listIn(items[0], 'AvailableRoles') : []
    const limits = { minimum: [], maximum: listIn(client, 'MaximumGrantedRoles', 'MaximumGrantedCustomRoles') }
    const about = username ? `API client that signs in as ${username}` : 'API client with the permissions of its users'
    return subjectOf(staff, textIn(client, 'AppName'), about, grantedRoles(available, undefined, limits) ?? [])
  },
}

function readSubject(staff: Staff, kind: string, id: string): Promise<Subject> {
  const read = Object.hasOwn(readers, kind) ? readers[kind] : undefined
  if (!read || !id) throw notHere()
  return read(staff, id)
}

/** The menu and the calls of a person, a profile or a client, as the guards decide, and the difference to another one. */
export async function loadPreview(staff: Staff, query: URLSearchParams): Promise<PreviewView> {
  const kind = Object.keys(readers).find((one) => query.has(one)) ?? ''
  const chosen = query.get('with') ?? ''
  const [subject, other, profiles] = await Promise.all([
    readSubject(staff, kind, query.get(kind) ?? ''),
    chosen ? readSubject(staff, 'profile', chosen) : undefined,
    readList(staff, 'SecurityProfiles.List', { pageSize: '100' }),
  ])
  const rights = rightsOf(subject.caller)
  const others = other ? rightsOf(other.caller) : []
  const profileOf = (one: Subject) => findProfile(staff, one, profiles.items)
  return {
    title: subject.title,
    about: subject.about,
    roles: [...subject.caller.roles].toSorted(),
    menu: titledMenu(subject.caller),
    allowed: rights.length,
    total: allCalls.length,
    groups: groupRights(rights, profileOf(subject)),
    other: other
      ? {
          title: other.title,
          onlyFirst: groupRights(without(rights, others), profileOf(subject)),
          onlyOther: groupRights(without(others, rights), profileOf(other)),
        }
      : null,
    choices: profiles.items.map((profile) => ({ value: textIn(profile, 'ID'), label: textIn(profile, 'Name') })),
    with: chosen,
  }
}

const without = <One>(some: readonly One[], others: readonly One[]): One[] =>
  some.filter((one) => !others.includes(one))

/**
 * The profile itself, or one with the roles of the person or client. Those of another kind of user are not tried, since
 * whoever tries stays one of the staff.
 */
function findProfile(staff: Staff, { caller, profileID }: Subject, profiles: readonly RecordFields[]): string | null {
  if (caller.userType !== staff.caller.userType || caller.roles.size === 0) return null
  const hasSameRoles = (one: RecordFields) => {
    const roles = new Set(listIn(one, 'Roles', 'CustomRoles'))
    return roles.size === caller.roles.size && [...roles].every((role) => caller.roles.has(role))
  }
  return profileID ?? profiles.filter(hasSameRoles).map((one) => textIn(one, 'ID'))[0] ?? null
}

/** As their own console would show it. */
function titledMenu(caller: Caller): PreviewView['menu'] {
  // customers have no console
  if (caller.userType === 'buyer') return []
  const { pages, menu } = menuOf({ caller })
  const labelsOf = (items: readonly { label: string }[]) => items.map(({ label }) => label)
  return [
    ...(pages.length > 0 ? [{ title: 'Daily work', labels: labelsOf(pages) }] : []),
    ...menu.map(({ title, items }) => ({ title, labels: labelsOf(items) })),
  ]
}
