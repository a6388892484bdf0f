import Type, { type TSchema, type TUnsafe } from 'typebox'
import type { ErrorCode } from '../errors.ts'

/**
 * Field kinds: functions that return JSON Schema, nothing more. A plain kind may be unset, which the API shows as
 * `null`; `required` makes it mandatory on write. Static types are those of a reply, which has every property.
 */
type Maybe<T> = TUnsafe<T | null>
type Sure<T> = TUnsafe<T>

const nullable = <T>(type: string, rest: object = {}): Maybe<T> =>
  Type.Unsafe<T | null>({ type: [type, 'null'], ...rest })
const notNull = <T>(type: string, rest: object = {}): Sure<T> => Type.Unsafe<T>({ type, ...rest })

/** Letters, digits, dash, underscore. The server generates one if none is sent. */
export const id = (maxLength = 100) => nullable<string>('string', { maxLength, pattern: '^[A-Za-z0-9_-]+$' })
export const text = (maxLength?: number) => nullable<string>('string', maxLength ? { maxLength } : {})
/** The ID of another record; the console shows a lookup for it. */
export const ref = (tag: string) => nullable<string>('string', { maxLength: 100, 'x-ref': tag })
export const moment = () => nullable<string>('string', { format: 'date-time' })
/** One of some values, never null. */
export const choice = <const V extends readonly string[]>(values: V, fallback: V[number]) =>
  notNull<V[number]>('string', { enum: values, default: fallback })
export const oneOf = <const V extends readonly string[]>(values: V) => nullable<V[number]>('string', { enum: values })

interface Bounds {
  min?: number
  max?: number
  default?: number
  /** The error code of a smaller number; ValidationFailure by default. */
  belowMin?: ErrorCode
}
const boundsSchema = ({ min, max, default: fallback, belowMin }: Bounds) => ({
  ...(min !== undefined && { minimum: min }),
  ...(belowMin !== undefined && { 'x-belowMinimum': belowMin }),
  ...(max !== undefined && { maximum: max }),
  ...(fallback !== undefined && { default: fallback }),
})
/** A whole number that may be null. */
export const whole = (bounds: Bounds = {}) => nullable<number>('integer', boundsSchema(bounds))
/** A whole number that is never null, zero by default. */
export const tally = (bounds: Bounds = {}) => notNull<number>('integer', boundsSchema({ default: 0, ...bounds }))
/** Money with four decimals, so that unit prices below a cent stay exact. */
export const money = (bounds: Bounds = {}) => nullable<number>('number', { 'x-scale': 4, ...boundsSchema(bounds) })
/** Money that is never null, zero by default. */
export const sum = (bounds: Bounds = {}) =>
  notNull<number>('number', { 'x-scale': 4, ...boundsSchema({ default: 0, ...bounds }) })
/** A length or a weight: any decimal. */
export const measure = () => nullable<number>('number')

export const flag = (fallback = false) => notNull<boolean>('boolean', { default: fallback })
/** True, false, or null for inherited. */
export const maybeFlag = () => nullable<boolean>('boolean')

/** Extended properties: free JSON that belongs to the shop. */
export const xp = () => nullable<Record<string, unknown>>('object', { 'x-kind': 'xp', 'x-maxSerialized': 8000 })
export const freeObject = () => nullable<Record<string, unknown>>('object', { 'x-kind': 'free' })

/** A model's own value if it has one; see `model.ts`. */
type Inner<S extends TSchema> = S extends { readonly value?: infer V } ? NonNullable<V> : Type.Static<S>

export const embed = <M extends TSchema>(model: M) =>
  Type.Unsafe<Inner<M> | null>({ type: ['object', 'null'], 'x-model': model })
/** A value object whose parts are separate columns, because they are counted and locked one by one. */
export const columns = <M extends TSchema>(model: M) =>
  Type.Unsafe<Inner<M> | null>({ type: ['object', 'null'], 'x-model': model, 'x-kind': 'columns' })
export const listOf = <M extends TSchema>(items: M) =>
  Type.Unsafe<Inner<M>[] | null>({ type: ['array', 'null'], 'x-items': items })

/** Required on write, never null. */
export const required = <S extends TSchema>(field: S) =>
  Type.Unsafe<NonNullable<Type.Static<S>>>({ ...field, type: withoutNull(field), 'x-required': true })
/** Set by the server, ignored on write. */
export const readOnly = <S extends TSchema>(field: S): S => ({ ...field, readOnly: true })
/** Accepted on write, never shown. */
export const writeOnly = <S extends TSchema>(field: S): S => ({ ...field, writeOnly: true })

function withoutNull(field: TSchema): unknown {
  const { type } = field as { type?: unknown }
  return Array.isArray(type) ? type.find((one) => one !== 'null') : type
}
