import type { ListQuery } from '../../../kit/list-query.ts'
import { readPageNumber } from './read-page-number.ts'

export const staffPageSize = 50

/** More results of a search are not counted; their list says so. */
export const maxCounted = 1000

interface StaffPage extends Pick<ListQuery, 'where' | 'orderBy' | 'tie'> {
  /** The number of the page, as it was given. */
  page: string | undefined
  /** The words to find, if there are any. */
  search?: string
  /** The words are in so many rows that they are not all counted. */
  isCommon?: boolean | undefined
  /** The list has all rows, whose number may be stored. */
  isUnfiltered?: boolean
}

/** The query of one page of a list for staff. */
export function staffPageQuery(given: StaffPage): ListQuery {
  const { page: givenPage, search = '', isCommon = false, isUnfiltered = false, where, orderBy, tie } = given
  const page = readPageNumber(givenPage)
  return {
    page,
    pageSize: staffPageSize,
    limit: staffPageSize,
    offset: (page - 1) * staffPageSize,
    scope: 1,
    isUnfiltered,
    hasSearchText: search !== '' && !isCommon,
    ...(isCommon && { maxCounted }),
    where,
    orderBy,
    tie,
  }
}
