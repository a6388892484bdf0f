import type { ContentItem } from '@tessera/client/shop/types.gen'
import { isRecord } from '../../http/is-record.ts'

export interface PageHeading {
  level: number
  id: string
  text: string
}
export interface ProductGroup {
  title: string
  filter: unknown
}

/** Page data is written by editors, so these functions check every value. */
export const headingsOf = ({ data }: Pick<ContentItem, 'data'>): PageHeading[] =>
  recordsIn(data?.headings).flatMap((one) =>
    typeof one.id === 'string' && typeof one.text === 'string'
      ? [{ level: Number(one.level) || 2, id: one.id, text: one.text }]
      : [],
  )

export const productGroupsOf = ({ data }: Pick<ContentItem, 'data'>): ProductGroup[] =>
  recordsIn(data?.products).flatMap(({ title, filter }) => (typeof title === 'string' ? [{ title, filter }] : []))

export const textListOf = (data: ContentItem['data'], name: string): string[] =>
  Array.isArray(data?.[name]) ? data[name].filter((one) => typeof one === 'string') : []

const recordsIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : [])
