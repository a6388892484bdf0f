import Type, { type Static, type TProperties, type TSchema } from 'typebox'
import type { ErrorCode } from '../errors.ts'

/** The schema of a field; see `fields.ts` for the kinds that set it. */
export interface Field extends TSchema {
  type: string | readonly string[]
  format?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  enum?: readonly string[]
  default?: unknown
  readOnly?: true
  writeOnly?: true
  'x-kind'?: 'xp' | 'free' | 'columns'
  'x-model'?: Model
  'x-items'?: Field | Model
  'x-required'?: true
  'x-ref'?: string
  'x-scale'?: number
  'x-maxSerialized'?: number
  'x-belowMinimum'?: ErrorCode
}

export interface Model extends TSchema {
  title: string
  properties: Record<string, Field>
  /** Properties that `search` uses, most relevant first; `*` means every property. */
  search: readonly string[]
  /** Properties a list may be sorted by; `*` means every property. */
  sort: readonly string[]
  /** The default order of a list. */
  order: readonly string[]
}

interface Lists {
  search?: readonly string[]
  sort?: readonly string[]
  order?: readonly string[]
}

/** A named object schema of the API. */
export function model<P extends TProperties>(title: string, properties: P, lists: Lists = {}) {
  const { search = [], sort = [], order = sort } = lists
  return Object.assign(Type.Object(properties), { title, search, sort, order }) as Shape<P>
}

/** `value` never exists at run time: it carries the type through `Model`, whose properties may have any name. */
type Shape<P extends TProperties> = Type.TObject<P> & Model & { readonly value?: Static<Type.TObject<P>> }

/** The TypeScript type of a value of this model in a reply. */
export type ValueOf<M extends Model> = M extends { readonly value?: infer V } ? NonNullable<V> : never

export const isModel = (schema: Field | Model): schema is Model => 'properties' in schema
export const fieldsOf = (shape: Model): [name: string, field: Field][] => Object.entries(shape.properties)
export const baseType = ({ type }: Field): string =>
  typeof type === 'string' ? type : (type.find((one) => one !== 'null') ?? 'object')
export const isNullable = ({ type }: Field): boolean => typeof type !== 'string' && type.includes('null')
