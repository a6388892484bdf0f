import type { AccountUser } from '@tessera/client/shop/types.gen'

const userSorts = ['name', 'status', 'lastSignIn', 'used'] as const
type UserSort = (typeof userSorts)[number]

/** The query of the list of users, as encoded in its URL. */
export interface UserListState {
  q: string
  sort: UserSort
  isAscending: boolean
  page: number
}

export interface UserList {
  state: UserListState
  /** The users of this page. */
  users: AccountUser[]
  /** All users that match. */
  total: number
  pages: number
}

const usersPerPage = 25

/** Invalid values fall back to defaults. */
export function userListStateOf(query: URLSearchParams): UserListState {
  const sort = query.get('sort') ?? ''
  const page = Number(query.get('page') ?? 1)
  return {
    q: (query.get('q') ?? '').trim().slice(0, 100),
    sort: userSorts.find((one) => one === sort.replace(/^-/, '')) ?? 'name',
    isAscending: !sort.startsWith('-'),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The shortest URL for a state. Another search or sort starts on the first page. */
export function userListHref(path: string, state: UserListState, change: Partial<UserListState> = {}): string {
  const { q, sort, isAscending, page } = { ...state, ...('page' in change ? {} : { page: 1 }), ...change }
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (sort !== 'name' || !isAscending) params.set('sort', `${isAscending ? '' : '-'}${sort}`)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text ? `${path}?${text}` : path
}

const nameOf = ({ firstName, lastName }: AccountUser): string => `${firstName} ${lastName}`

const keys: Record<UserSort, (user: AccountUser) => string> = {
  name: nameOf,
  status: ({ status }) => status,
  lastSignIn: ({ lastSignInAt }) => lastSignInAt ?? '',
  used: ({ monthUsedCents }) => String(monthUsedCents).padStart(15, '0'),
}

/** All users with every word of the search in their name or email address, sorted. */
export function findUsers(users: readonly AccountUser[], { q, sort, isAscending }: UserListState): AccountUser[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const key = keys[sort]
  return users
    .filter((user) => words.every((word) => `${nameOf(user)} ${user.email}`.toLowerCase().includes(word)))
    .sort(
      (one, other) =>
        key(one).localeCompare(key(other)) * (isAscending ? 1 : -1) || nameOf(one).localeCompare(nameOf(other)),
    )
}

export function pageOfUsers(users: readonly AccountUser[], query: URLSearchParams): UserList {
  const state = userListStateOf(query)
  const found = findUsers(users, state)
  const pages = Math.max(1, Math.ceil(found.length / usersPerPage))
  const page = Math.min(state.page, pages)
  const first = (page - 1) * usersPerPage
  return {
    state: { ...state, page },
    users: found.slice(first, first + usersPerPage),
    total: found.length,
    pages,
  }
}
