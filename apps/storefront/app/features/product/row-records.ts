import type { ProductRecord } from '@tessera/client/shop/types.gen'
import { type CardFields, keepCardFields } from '../../kit/products/card-fields.ts'

const maxProducts = 4

/** The products of a row on a page that shows no store. */
export const rowRecordsOf = (records: readonly ProductRecord[]): CardFields[] =>
  records.slice(0, maxProducts).map((record) => keepCardFields(record, undefined))
