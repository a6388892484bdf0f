import { findOperation } from '../../operations/find-operation.ts'
import { isAllowed } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { type PeopleKind, type PeopleView, type PersonRow, peopleKinds } from './people-view.ts'
import { listIn, readList, textIn } from './read-records.server.ts'

type Fields = Record<string, unknown>

const lists: Record<PeopleKind, { read: string; rowOf(record: Fields): PersonRow }> = {
  staff: { read: 'AdminUsers.List', rowOf: staffRow },
  profiles: { read: 'SecurityProfiles.List', rowOf: profileRow },
  clients: { read: 'ApiClients.List', rowOf: clientRow },
}

/** The people who run the shop, their profiles, and the programs that sign in. */
export async function loadPeople(staff: Staff, query: URLSearchParams): Promise<PeopleView> {
  const kind = peopleKinds.find((one) => one === query.get('show')) ?? 'staff'
  const search = query.get('search')?.trim() ?? ''
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const asked = { page: String(page), pageSize: '50', ...(search && { search }) }
  const { items, total, pages } = await readList(staff, lists[kind].read, asked)
  const may = (id: string) => {
    const operation = findOperation(id)
    return operation !== undefined && isAllowed(staff.caller, operation, {})
  }
  return {
    kind,
    search,
    total,
    page,
    pages,
    rows: items.map(lists[kind].rowOf),
    mayAdd: may('AdminUsers.Create') && may('SecurityProfiles.SaveAssignment') && may('SecurityProfiles.List'),
    groupsHref: may('AdminUserGroups.List') ? '/r/usergroups' : null,
  }
}

const previewHref = (name: string, id: string): string => `/people/preview?${new URLSearchParams({ [name]: id })}`

const rolesText = (roles: readonly string[]): string =>
  roles.includes('FullAccess') ? 'Everything' : roles.length === 0 ? 'None' : `${roles.length} permissions`

function staffRow(user: Fields): PersonRow {
  const id = textIn(user, 'ID')
  return {
    id,
    name: `${textIn(user, 'FirstName')} ${textIn(user, 'LastName')}`.trim() || textIn(user, 'Username'),
    detail: textIn(user, 'Username'),
    rights: rolesText(listIn(user, 'AvailableRoles')),
    isActive: user.Active === true,
    href: `/r/adminusers/${encodeURIComponent(id)}`,
    previewHref: previewHref('user', id),
  }
}

function profileRow(profile: Fields): PersonRow {
  const id = textIn(profile, 'ID')
  return {
    id,
    name: textIn(profile, 'Name'),
    detail: id,
    rights: rolesText(listIn(profile, 'Roles', 'CustomRoles')),
    isActive: true,
    href: `/r/securityprofiles/${encodeURIComponent(id)}`,
    previewHref: previewHref('profile', id),
  }
}

function clientRow(client: Fields): PersonRow {
  const id = textIn(client, 'ID')
  const most = listIn(client, 'MaximumGrantedRoles', 'MaximumGrantedCustomRoles')
  return {
    id,
    name: textIn(client, 'AppName'),
    detail: textIn(client, 'DefaultContextUserName')
      ? `as ${textIn(client, 'DefaultContextUserName')}`
      : 'as its users',
    rights: most.length > 0 ? `At most ${rolesText(most).toLowerCase()}` : 'Same as its user',
    isActive: client.Active === true,
    href: `/r/apiclients/${encodeURIComponent(id)}`,
    previewHref: previewHref('client', id),
  }
}
