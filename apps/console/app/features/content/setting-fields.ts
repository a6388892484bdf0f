import type { StaffSettings } from '@tessera/client/shop/types.gen'
import { formatDollars } from '@tessera/domain/format-dollars'
import { fieldLabel } from '../../generic/labels.ts'
import { readCents } from '../tasks/read-cents.ts'

/** The control of a part of a setting. `json` is for a value that no other control can hold. */
type SettingKind = 'text' | 'number' | 'cents' | 'truth' | 'texts' | 'numbers' | 'json'

/** One control of a setting. Its name holds the kind, so that the form is read without the setting. */
export interface SettingField {
  name: string
  kind: SettingKind
  /** Empty for a setting of one value, which has the label of the setting. */
  label: string
  text: string
  /** `Up to 365.` */
  limit?: string
}

type Limit = StaffSettings['items'][number]['limits'][number]

export const settingStart = 'part.'

/** The controls of a stored value: one, or one for each property of a record. */
export function settingFields(key: string, json: string, limits: readonly Limit[] = []): SettingField[] {
  const value = JSON.parse(json) as unknown
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  const parts: [name: string, value: unknown][] = isRecord ? Object.entries(value) : [['', value]]
  return parts.map(([name, part]) => {
    const kind = kindOf(name || key, part)
    const label = fieldLabel(name).replace(/ cents$/, ' in dollars')
    const most = limits.find((limit) => (limit.name ?? '') === name)?.most
    const field = { name: `${settingStart}${kind}.${name}`, kind, label, text: textOf(kind, part) }
    return most === undefined ? field : { ...field, limit: `Up to ${limitText(kind, most)}.` }
  })
}

const limitText = (kind: SettingKind, most: number): string =>
  kind === 'cents' ? formatDollars(most) : most.toLocaleString('en-US')

function kindOf(name: string, value: unknown): SettingKind {
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return name.endsWith('Cents') ? 'cents' : 'number'
  if (typeof value === 'boolean') return 'truth'
  if (!Array.isArray(value) || value.length === 0) return 'json'
  if (value.every((one) => typeof one === 'string')) return 'texts'
  return value.every((one) => typeof one === 'number') ? 'numbers' : 'json'
}

function textOf(kind: SettingKind, value: unknown): string {
  if (kind === 'cents') return (Number(value) / 100).toFixed(2)
  if (kind === 'texts' || kind === 'numbers') return (value as unknown[]).join('\n')
  return kind === 'json' ? JSON.stringify(value, null, 2) : String(value)
}

/** The value of the typed controls, named without their start, or what is wrong with one of them. */
export function readSetting(typed: readonly (readonly [name: string, text: string])[]): { json: string } | Wrong {
  const parts: [name: string, value: unknown][] = []
  for (const [full, text] of typed) {
    const at = full.indexOf('.')
    const name = full.slice(at + 1)
    const read = readPart(full.slice(0, at) as SettingKind, text)
    if ('problem' in read) return { problem: [name && fieldLabel(name), read.problem].filter(Boolean).join(': ') }
    parts.push([name, read.value])
  }
  const isRecord = parts.some(([name]) => name !== '')
  return { json: JSON.stringify(isRecord ? Object.fromEntries(parts) : parts[0]?.[1]) }
}

interface Wrong {
  problem: string
}

function readPart(kind: SettingKind, text: string): { value: unknown } | Wrong {
  const lines = text.split(/\r?\n/).flatMap((line) => line.trim() || [])
  if (kind === 'truth') return { value: text === 'true' }
  if (kind === 'texts') return lines.length > 0 ? { value: lines } : { problem: 'Enter at least one line.' }
  if (kind === 'numbers')
    return lines.length > 0 && lines.every(isNumber)
      ? { value: lines.map(Number) }
      : { problem: 'Enter one number per line.' }
  if (kind === 'number') return isNumber(text) ? { value: Number(text) } : { problem: 'Enter a number, such as 30.' }
  if (kind === 'cents') {
    const cents = readCents(text)
    return cents === undefined ? { problem: 'Enter an amount in dollars, such as 10.00.' } : { value: cents }
  }
  if (kind !== 'json') return { value: text }
  try {
    return { value: JSON.parse(text) }
  } catch {
    return { problem: 'This isn’t valid JSON. Check quotes, commas and brackets.' }
  }
}

const isNumber = (text: string): boolean => /^\d+(\.\d+)?$/.test(text.trim())
