import Type, { type Static, type TProperties, type TSchema } from 'typebox'

/** What readers of a field may rely on; see `fields.ts` for who sets what. */
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
}

export interface Model extends TSchema {
  title: string
  properties: Record<string, Field>
  /** Names that `search` looks into, strongest first; `*` stands for every property. */
  search: readonly string[]
  /** Names a list may be sorted by; `*` stands for every property. */
  sort: readonly string[]
  /** The order of a list when none is asked for. */
  order: readonly string[]
}

interface Lists {
  search?: readonly string[]
  sort?: readonly string[]
  order?: readonly string[]
}

/** A named shape of the wire. */
export function model<P extends TProperties>(title: string, properties: P, lists: Lists = {}) {
  const { search = [], sort = [], order = sort } = lists
  return Object.assign(Type.Object(properties), { title, search, sort, order }) as Shape<P>
}

/** `value` is never there: it carries the type past `Model`, whose properties may have any name. */
type Shape<P extends TProperties> = Type.TObject<P> & Model & { readonly value?: Static<Type.TObject<P>> }

/** The TypeScript type of a value of this shape, as a reply has it. */
export type ValueOf<M extends Model> = M extends { readonly value?: infer V } ? NonNullable<V> : never

export const isModel = (schema: Field | Model): schema is Model => 'properties' in schema
export const fieldsOf = (shape: Model): [name: string, field: Field][] => Object.entries(shape.properties)
export const baseType = ({ type }: Field): string =>
  typeof type === 'string' ? type : (type.find((one) => one !== 'null') ?? 'object')
export const isNullable = ({ type }: Field): boolean => typeof type !== 'string' && type.includes('null')
