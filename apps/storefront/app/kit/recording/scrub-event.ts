import type { RecordedEvent } from './recorder.ts'

const email = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g
/** Accessibility texts: a replay does not show them, and they may contain names. */
const dropped = new Set(['aria-label', 'aria-description', 'title', 'alt', 'content', 'srcdoc'])
const addresses = new Set(['href', 'action', 'formaction'])
const inputSource = 5

/**
 * A second filter, independent of the recorder's masking: removes typed text, email addresses, and the query and
 * fragment of URLs, which may contain secrets.
 */
export const scrubEvent = ({ type, timestamp, data }: RecordedEvent): RecordedEvent => ({
  type,
  timestamp,
  data: cleanInput(cleanValue(data, '')),
})

function cleanValue(value: unknown, key: string): unknown {
  if (typeof value === 'string') return cleanText(value, key)
  if (Array.isArray(value)) return value.map((one) => cleanValue(one, ''))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value)
  const safeParts = key === 'attributes' ? parts.filter(([name, one]) => isSafeAttribute(name, one)) : parts
  return Object.fromEntries(safeParts.map(([name, one]) => [name, cleanValue(one, name)]))
}

/** A field value stays only if it is fully masked. */
const isSafeAttribute = (name: string, value: unknown): boolean =>
  name === 'value' ? typeof value !== 'string' || /^\**$/.test(value) : !dropped.has(name)

function cleanText(text: string, key: string): string {
  if (key === '_cssText') return text
  if (addresses.has(key)) return text.replace(/[?#].*$/s, '').replace(/(\/(?:shared-sheet|proposal)\/).+/, '$1…')
  return text.includes('@') ? text.replace(email, '***') : text
}

function cleanInput(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('source' in data) || data.source !== inputSource) return data
  return { ...data, text: maskText('text' in data ? String(data.text) : '') }
}

/** As many stars as characters, up to eight: a longer mask would reveal the length. */
export const maskText = (text: string): string => '*'.repeat(Math.min(8, text.length))
