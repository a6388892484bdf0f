import type { ListQuery } from '../../../kit/list-query.ts'
import { readPageNumber } from './read-page-number.ts'

export const staffPageSize = 50

interface StaffPage extends Pick<ListQuery, 'where' | 'orderBy' | 'tie'> {
  /** The number of the page, as it was given. */
  page: string | undefined
  /** The words to find, if there are any. */
  search?: string
}

/** The query of one page of a list for staff. */
export function staffPageQuery({ page: givenPage, search = '', where, orderBy, tie }: StaffPage): ListQuery {
  const page = readPageNumber(givenPage)
  return {
    page,
    pageSize: staffPageSize,
    limit: staffPageSize,
    offset: (page - 1) * staffPageSize,
    scope: 1,
    isUnfiltered: false,
    hasSearchText: search !== '',
    where,
    orderBy,
    tie,
  }
}
