import { baseType, type Field, fieldsOf, isModel, type Model } from '@tessera/contract/kit/model'
import { fail } from './api-error.ts'
import type { RequestBody } from './call.ts'

/** INJ-7: these keys never enter our objects. */
const reserved = new Set(['__proto__', 'constructor', 'prototype'])
/** Deep enough for any shop's data, shallow enough for recursive readers. */
const maxDepth = 8

/**
 * Picks the properties that the model knows and a caller may set, under their exact names. Unknown and read-only ones
 * are ignored, since clients send whole downloaded records back.
 */
export function pickFields(model: Model, raw: unknown): RequestBody {
  if (raw === undefined || raw === null) return {}
  if (typeof raw !== 'object' || Array.isArray(raw)) fail('Request.InvalidRequestBody')
  const names = namesOf(model)
  const picked: RequestBody = {}
  for (const [key, value] of Object.entries(raw)) {
    const name = names.get(key.toLowerCase())
    const field = name && model.properties[name]
    if (field && !field.readOnly) picked[name] = readField(field, value, name)
  }
  return picked
}

/** Property names are case-insensitive, as in the public API. */
const namesOf = (model: Model): Map<string, string> =>
  new Map(fieldsOf(model).map(([name]) => [name.toLowerCase(), name]))

function readField(field: Field, value: unknown, name: string): unknown {
  // a property with a default is never empty: null asks for the default
  if (value === null || value === undefined) return field['x-required'] ? null : (field.default ?? null)
  if (field['x-kind'] === 'xp' || field['x-kind'] === 'free') return readFreeJson(value, name, field['x-maxSerialized'])
  const inner = field['x-model']
  if (inner) return typeof value === 'object' && !Array.isArray(value) ? pickFields(inner, value) : value
  const items = field['x-items']
  if (items && Array.isArray(value))
    return value.map((item) => (isModel(items) ? pickFields(items, item) : readField(items, item, name)))
  return coerceValue(baseType(field), checkText(value, name))
}

/** Refuses text that PostgreSQL would refuse or silently change: null characters and halves of a surrogate pair. */
function checkText(value: unknown, name: string): unknown {
  if (typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))) return value
  return fail('ValidationFailure', { Property: name }, `${name} contains an invalid character.`)
}

/** Clients in loosely typed languages send `"5"` for 5. The validator refuses values that do not convert. */
function coerceValue(type: string, value: unknown): unknown {
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean')) return String(value)
  if (typeof value !== 'string') return value
  if (type === 'boolean' && /^(true|false)$/i.test(value)) return value.toLowerCase() === 'true'
  if ((type === 'integer' || type === 'number') && value.trim() !== '' && Number.isFinite(Number(value)))
    return Number(value)
  return value
}

function readFreeJson(value: unknown, name: string, maxSerialized = 16_384): unknown {
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const copy = scrubJson(value, name, 1)
  if (JSON.stringify(copy).length <= maxSerialized) return copy
  return fail('ValidationFailure', { Property: name }, `${name} must be at most ${maxSerialized} characters of JSON.`)
}

function scrubJson(value: unknown, name: string, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return checkText(value, name)
  if (depth > maxDepth)
    fail('ValidationFailure', { Property: name }, `${name} must not be nested more than ${maxDepth} levels.`)
  if (Array.isArray(value)) return value.map((item) => scrubJson(item, name, depth + 1))
  const entries = Object.entries(value).filter(([key]) => !reserved.has(key))
  return Object.fromEntries(entries.map(([key, item]) => [checkText(key, name), scrubJson(item, name, depth + 1)]))
}
