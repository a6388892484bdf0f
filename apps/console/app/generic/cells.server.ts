import { baseType, type Field } from '@tessera/contract/kit/model'
import { shopTimeZone } from '@tessera/domain/local-time'
import { findOperation, type PathValues } from '../operations/find-operation.ts'
import { hiddenText } from '../operations/hide-secrets.ts'
import { hrefOf, placeOf } from '../operations/places.ts'
import type { Cell } from './views.ts'

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
})
const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: shopTimeZone,
})

const maxTextCharacters = 400

/** A value as a person reads it. Without a declaration, as in extended properties, its type decides. */
export function cellOf(value: unknown, field?: Field, params: PathValues = {}): Cell {
  if (value === null || value === undefined || value === '') return { text: 'Not set', kind: 'unset' }
  if (value === hiddenText) return { text: hiddenText, kind: 'hidden' }
  if (typeof value === 'boolean') return { text: value ? 'Yes' : 'No', kind: 'flag' }
  if (typeof value === 'number') return { text: numberText(value, field), kind: 'number' }
  if (typeof value === 'string') return textCell(value, field, params)
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object' || one === null))
    return { text: value.join(', ') || 'None', kind: value.length > 0 ? 'text' : 'unset' }
  return { text: clipped(JSON.stringify(value)), kind: 'code' }
}

const numberText = (value: number, field: Field | undefined): string =>
  (field?.['x-scale'] ? dollars : numbers).format(value)

function textCell(value: string, field: Field | undefined, params: PathValues): Cell {
  if (field?.format === 'date-time' && !Number.isNaN(Date.parse(value)))
    return { text: moments.format(new Date(value)), kind: 'text' }
  const href = field?.['x-ref'] && hrefOfReference(field['x-ref'], value, params)
  return { text: clipped(value), kind: 'text', ...(href && { href }) }
}

const clipped = (text: string): string =>
  text.length > maxTextCharacters ? `${text.slice(0, maxTextCharacters)}…` : text

/** The record that an ID names, if its other parents are those of this page. */
function hrefOfReference(tag: string, id: string, params: PathValues): string | undefined {
  const read = findOperation(`${tag}.Get`)
  const last = read && /:(\w+)$/.exec(read.path)?.[1]
  if (!read || !last || placeOf(read).screen !== 'record') return undefined
  const href = hrefOf(read, { ...params, [last]: id })
  return href.startsWith('/r') ? href : undefined
}

/** Numbers stand at the right edge. */
export const isNumeric = (field: Field): boolean => ['number', 'integer'].includes(baseType(field))
