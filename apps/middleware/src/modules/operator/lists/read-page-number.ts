import { invalid } from '../../../kit/shop-error.ts'

/** The page of a list, from the query. */
export const readPageNumber = (text = '1'): number =>
  /^[1-9]\d{0,5}$/.test(text) ? Number(text) : invalid('page', 'Pages are numbered from 1.')
